import type { WrapperAccount } from '@/domain/claims/stakeWrapper'
import type { WrapperPlace } from '@/domain/claims/wrapperTx'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { TxButton } from '@/widgets/tx/TxButton'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { deriveWithdrawAllForm, deriveWithdrawForm } from '../model/wrapperForms'

interface WrapperWithdrawProps {
  readonly place: WrapperPlace
  readonly own: Loadable<WrapperAccount>
}

/** Withdraws an amount of the stake, or all of it. */
export function WrapperWithdraw({ place, own }: WrapperWithdrawProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const field = useAmountField(EMPTY_AMOUNT)
  const { submit, isPending } = usePendingSubmit()
  const { stakedToken } = place
  const { symbol, decimals } = stakedToken
  const all = deriveWithdrawAllForm({ walletStatus, place, own, isPending })
  return (
    <StakeForm
      amountLabel={t('stakeWrapper.withdraw.amount')}
      token={symbol}
      typed={field.text}
      onType={field.type}
      worth={<TypedAmountUsd currency={stakedToken} wei={parseAmount(field.text, decimals)} />}
      balance={
        account === undefined
          ? undefined
          : {
              label: t('stakeWrapper.share.label'),
              view: figureView(own, ({ shareWei }) => formatToken(shareWei, decimals, symbol, locale)),
            }
      }
      onPercent={field.percentFiller(valueOf(own)?.shareWei, decimals)}
      hasMax={false}
      form={deriveWithdrawForm({ walletStatus, place, own, typed: field.text })}
      onSubmit={field.submit}
      more={all && <TxButton form={all} onSubmit={submit} variant="secondary" />}
    >
      <Text size="sm" tone="muted">
        {t('stakeWrapper.withdraw.note')}
      </Text>
    </StakeForm>
  )
}
