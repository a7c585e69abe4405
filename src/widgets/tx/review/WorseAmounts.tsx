import type { AnyTxRequest, TxAmount } from '@/chain/txRequest'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { worseAmounts } from './reviewState'

const SHOWN_DIGITS = 6

/** What became worse: each amount as it was agreed to, and as it is. */
export function WorseAmounts({ now, agreed }: { readonly now: AnyTxRequest; readonly agreed: AnyTxRequest }) {
  const { t, locale } = useTranslation()
  const write = ({ amountWei, decimals, symbol }: TxAmount) =>
    amountWei === undefined ? symbol : `${formatAmount(amountWei, decimals, { significant: SHOWN_DIGITS, locale })} ${symbol}`
  return worseAmounts(now, agreed).map(({ was, is }) => (
    <span key={was.token} data-testid="worse-amount">
      {t('tx.review.changed.amount', { was: write(was), now: is === undefined ? '–' : write(is) })}
    </span>
  ))
}
