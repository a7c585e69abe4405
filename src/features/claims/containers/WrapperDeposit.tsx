import type { WrapperAccount } from '@/domain/claims/stakeWrapper'
import type { WrapperPlace } from '@/domain/claims/wrapperTx'
import { useRecipient } from '@/domain/known-address/useRecipient'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { affordable } from '@/forms/amountEntry'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useApproval } from '@/hooks/useApproval'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { referrerOf } from '@/platform/referral'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { RecipientField } from '@/widgets/known-address/RecipientField'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { deriveDepositForm } from '../model/wrapperForms'

interface WrapperDepositProps {
  readonly place: WrapperPlace
  readonly own: Loadable<WrapperAccount>
}

/** Stakes an amount, and names a referrer if the account has none yet. */
export function WrapperDeposit({ place, own }: WrapperDepositProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const field = useAmountField(EMPTY_AMOUNT)
  const { stakedToken, contract } = place
  const { symbol, decimals, address } = stakedToken
  const balance = mapLoadable(useCurrencyBalance({ ...stakedToken, source: { kind: 'deployment' } }), ({ wei }) => wei)
  const { recipient: referrer, ...entry } = useRecipient(referrerOf(account))
  const wei = parseAmount(field.text, decimals)
  const approval = useApproval({
    token: address,
    tokenName: symbol,
    spender: contract,
    amount: affordable(wei, balance),
  })
  const known = valueOf(own)
  return (
    <StakeForm
      amountLabel={t('stakeWrapper.deposit.amount')}
      token={symbol}
      typed={field.text}
      onType={field.type}
      worth={<TypedAmountUsd currency={stakedToken} wei={wei} />}
      balance={
        account === undefined
          ? undefined
          : {
              label: t('stakeWrapper.balance'),
              view: figureView(balance, (amount) => formatToken(amount, decimals, symbol, locale)),
            }
      }
      onPercent={field.percentFiller(valueOf(balance), decimals)}
      form={deriveDepositForm({
        walletStatus,
        place,
        own,
        account,
        typed: field.text,
        balance,
        referrer,
        approval,
      })}
      onSubmit={field.submit}
    >
      {known !== undefined && known.referrer === undefined && (
        <RecipientField
          {...entry}
          recipient={referrer}
          label={t('stakeWrapper.referrer.label')}
          hint={t('stakeWrapper.referrer.hint')}
          invalid={t('stakeWrapper.invalidReferrer')}
        />
      )}
    </StakeForm>
  )
}
