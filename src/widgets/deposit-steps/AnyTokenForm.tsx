import { type ReactNode, Suspense, useState } from 'react'
import type { DepositTarget } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { type Currency, type CurrencyId, isSameCurrency } from '@/domain/token/currency'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { lazyPart } from '@/widgets/pages/lazyPart'

const PayButton = lazyPart(async () => (await import('@/widgets/token-select/CurrencyButton')).CurrencyButton)
// Most deposits are paid with the token itself.
const PaySelect = lazyPart(async () => (await import('./zapInParts')).zapInParts.PaySelect, ['zap', 'steps'])
const ZapInSection = lazyPart(async () => (await import('./zapInParts')).zapInParts.ZapInSection, ['zap', 'steps'])

const FORM_PLACE = <Skeleton width="100%" height="20rem" />

export interface AnyTokenFormProps {
  /** What is deposited. */
  readonly own: Currency
  /** Where it is deposited; keep it the same between renders. */
  readonly target: DepositTarget
  /** It takes deposits now. */
  readonly isOpen: boolean
  /** The deposit in words. */
  readonly last: string
  /** Accessible name of the button that chooses another token. */
  readonly payLabel: string
  /** The form without a zap. @param token the token's symbol, or the button that chooses another one */
  readonly ownForm: (token: ReactNode) => ReactNode
  /** The deposit of what a zap or an unstaking brought, in place of the form; undefined if there is none. */
  readonly received: ReactNode | undefined
}

/** A deposit of a token, or of any other that is zapped into it first. */
export function AnyTokenForm({ own, target, isOpen, last, payLabel, ownForm, received }: AnyTokenFormProps) {
  const [payId, setPayId] = useState<CurrencyId>(own.address)
  const [isChoosing, setIsChoosing] = useState(false)
  const canZap = isOpen && missingContracts(getDeployment(), ['zap', 'multicall', 'factory', 'wcro']).length === 0
  const choose = () => setIsChoosing(true)
  const symbol = (
    <Text as="span" tone="muted">
      {own.symbol}
    </Text>
  )
  const token = canZap ? (
    <Suspense fallback={symbol}>
      <PayButton currency={own} placeholder={own.symbol} label={payLabel} onClick={choose} />
    </Suspense>
  ) : (
    symbol
  )
  return (
    <>
      {received !== undefined && <Suspense fallback={FORM_PLACE}>{received}</Suspense>}
      {/* Stays mounted, to restore the amount if the zap fails. */}
      <div hidden={received !== undefined}>
        {isSameCurrency(payId, own.address) ? (
          ownForm(token)
        ) : (
          <Suspense fallback={FORM_PLACE}>
            <ZapInSection
              key={payId}
              output={own}
              target={target}
              last={last}
              payLabel={payLabel}
              payId={payId}
              onChoose={choose}
            />
          </Suspense>
        )}
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <PaySelect selected={payId} onSelect={setPayId} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
