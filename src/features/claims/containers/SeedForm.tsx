import type { Claims } from '@/domain/claims/claims'
import { contributionRoom, type PreSeed } from '@/domain/claims/preSeed'
import { getNativeCurrency } from '@/domain/token/currency'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { useNativeBalance } from '@/domain/token/useNativeBalance'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { valueOf } from '@/lib/loadable'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { deriveSeedForm } from '../model/preSeedForms'

interface SeedFormProps {
  readonly claims: Claims
  readonly seed: PreSeed
  /** Chain time. */
  readonly nowSec: number
}

/** Contributes CRO to an open pre-seed, as much as the account and all may still put in. */
export function SeedForm({ claims, seed, nowSec }: SeedFormProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const field = useAmountField(EMPTY_AMOUNT)
  const cro = getNativeCurrency()
  const balance = useNativeBalance(account)
  const known = valueOf(balance)
  const available = known === undefined ? undefined : maxAmount('native', known)
  const room = contributionRoom(seed)
  const most = available === undefined ? undefined : available < room.wei ? available : room.wei
  return (
    <StakeForm
      amountLabel={t('preSeeds.amount')}
      token={cro.symbol}
      typed={field.text}
      onType={field.type}
      worth={<TypedAmountUsd currency={cro} wei={parseAmount(field.text, cro.decimals)} />}
      balance={
        account === undefined
          ? undefined
          : {
              label: t('preSeeds.balance'),
              view: figureView(balance, (wei) => formatToken(wei, cro.decimals, cro.symbol, locale)),
            }
      }
      onPercent={field.percentFiller(most, cro.decimals)}
      form={deriveSeedForm({ walletStatus, claims, seed, nowSec, balance, typed: field.text })}
      onSubmit={field.submit}
    />
  )
}
