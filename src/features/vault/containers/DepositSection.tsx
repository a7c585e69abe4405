import { Suspense, useMemo, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { type CurrencyId, isSameCurrency } from '@/domain/token/currency'
import { depositCurrency } from '@/domain/vault/depositCurrency'
import { useAccount } from '@/hooks/useAccount'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { zapToDeposit } from '../model/zapToDeposit'
import { OwnDepositSection, type OwnDepositSectionProps } from './OwnDepositSection'

const PayButton = lazyPart(async () => (await import('@/widgets/token-select/CurrencyButton')).CurrencyButton)
// Most deposits are paid with the vault's own token.
const PaySelect = lazyPart(async () => (await import('./payParts')).payParts.PaySelect, ['zap'])
const ZapDepositSection = lazyPart(async () => (await import('./payParts')).payParts.ZapDepositSection, ['zap'])
const ZappedSection = lazyPart(async () => (await import('./payParts')).payParts.ZappedSection, ['zap'])

const FORM_PLACE = <Skeleton width="100%" height="20rem" />

/** Deposit of the vault's token, or of any other that is zapped into it first. */
export function DepositSection(props: Omit<OwnDepositSectionProps, 'token'>) {
  const { vault, shareToken } = props
  const { t } = useTranslation()
  const account = useAccount()
  const { recent } = useTransactions()
  const own = useMemo(() => depositCurrency(vault), [vault])
  const [payId, setPayId] = useState<CurrencyId>(own.address)
  const [isChoosing, setIsChoosing] = useState(false)
  const zap = useMemo(() => zapToDeposit(recent, shareToken), [recent, shareToken])
  const canZap =
    !vault.disableDeposit && missingContracts(getDeployment(), ['zap', 'multicall', 'factory', 'wcro']).length === 0
  const choose = () => setIsChoosing(true)
  const symbol = (
    <Text as="span" tone="muted">
      {own.symbol}
    </Text>
  )
  return (
    <div data-testid="deposit-card">
      {zap !== undefined && account !== undefined && (
        <Suspense fallback={FORM_PLACE}>
          <ZappedSection key={zap.hash} vault={vault} shareToken={shareToken} account={account} zap={zap} />
        </Suspense>
      )}
      {/* Stays mounted, to restore the amount if the zap fails. */}
      <div hidden={zap !== undefined}>
        {isSameCurrency(payId, own.address) ? (
          <OwnDepositSection
            {...props}
            token={
              canZap ? (
                <Suspense fallback={symbol}>
                  <PayButton currency={own} placeholder={own.symbol} label={t('vault.pay')} onClick={choose} />
                </Suspense>
              ) : (
                symbol
              )
            }
          />
        ) : (
          <Suspense fallback={FORM_PLACE}>
            <ZapDepositSection key={payId} vault={vault} shareToken={shareToken} payId={payId} onChoose={choose} />
          </Suspense>
        )}
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <PaySelect selected={payId} onSelect={setPayId} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}
