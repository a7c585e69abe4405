import { getNativeCurrency } from '@/domain/token/currency'
import { useNativeBalance } from '@/domain/token/useNativeBalance'
import { emptyAmount } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatTime } from '@/lib/duration'
import { formatRate, formatReceived, formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { referrerOf } from '@/platform/referral'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { DepositCard } from '../components/DepositCard'
import { useLockQuote } from '../hooks/useLockQuote'
import { CRO_DECIMALS, DEFAULT_LOCK_AMOUNT, deriveLockForm } from '../model/lockForm'
import { PAYOUT_DIGITS } from '../model/lockView'

const INITIAL = emptyAmount('amount', DEFAULT_LOCK_AMOUNT)

export function DepositSection({ contract }: { readonly contract: Address }) {
  const { locale } = useTranslation()
  const { status } = useWallet()
  const account = useAccount()
  const field = useAmountField(INITIAL, { isWhole: true })
  const typed = field.text
  const balance = useNativeBalance(account)
  const quote = useLockQuote(contract, typed)
  const cro = (wei: bigint) => formatToken(wei, CRO_DECIMALS, 'CRO', locale)
  const unlockEndTime = valueOf(quote)?.unlockEndTime
  return (
    <DepositCard
      typed={typed}
      isRefused={field.isRefused}
      onType={field.type}
      worth={<TypedAmountUsd currency={getNativeCurrency()} wei={parseAmount(typed, CRO_DECIMALS)} />}
      quote={{
        apr: figureView(quote, ({ apr }) => formatRate(apr, locale)),
        reward: figureView(quote, ({ rewardWei }) => formatReceived(rewardWei, CRO_DECIMALS, 'CRO', locale)),
        payout: figureView(quote, ({ amountWei, rewardWei }) =>
          formatReceived(amountWei + rewardWei, CRO_DECIMALS, 'CRO', locale, PAYOUT_DIGITS),
        ),
        unlockTime: unlockEndTime === undefined ? undefined : formatTime(Number(unlockEndTime), locale),
      }}
      balance={account === undefined ? undefined : figureView(balance, cro)}
      form={deriveLockForm({ walletStatus: status, contract, typed, balance, quote, referrer: referrerOf(account) })}
      onSubmit={field.submit}
    />
  )
}
