import type { Claims } from '@/domain/claims/claims'
import { amountsFor, type SwapPool } from '@/domain/claims/swapPool'
import { EMPTY_AMOUNT } from '@/forms/amountField'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { parseAmount } from '@/lib/amountInput'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Loadable, ready, valueOf } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { StakeForm } from '@/widgets/stake-panel/StakeForm'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { deriveRemoveForm } from '../model/swapPoolForms'

interface RemoveFormProps {
  readonly claims: Claims
  readonly pool: SwapPool
  /** Of the account. */
  readonly shares: Loadable<bigint>
}

/** Pays shares of the pool out as a part of every reserve. */
export function RemoveForm({ claims, pool, shares }: RemoveFormProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const field = useAmountField(EMPTY_AMOUNT)
  const { decimals } = pool.tokens[0]
  const amounts = amountsFor(pool, parseAmount(field.text, decimals) ?? 0n)
  return (
    <StakeForm
      amountLabel={t('swapPool.remove.amount')}
      token="LP"
      typed={field.text}
      onType={field.type}
      worth={null}
      balance={
        account === undefined
          ? undefined
          : {
              label: t('swapPool.shares.own'),
              view: figureView(shares, (wei) => formatToken(wei, decimals, 'LP', locale)),
            }
      }
      onPercent={field.percentFiller(valueOf(shares), decimals)}
      form={deriveRemoveForm({ walletStatus, claims, pool, typed: field.text, balance: shares })}
      onSubmit={field.submit}
    >
      <Facts>
        {pool.tokens.map((token, index) => (
          <Fact key={token.address} name={t('swapPool.receiveOf', { asset: token.symbol })}>
            <TokenAmount token={token} wei={ready(amounts[index] ?? 0n)} />
          </Fact>
        ))}
      </Facts>
    </StakeForm>
  )
}
