import type { AnyTxRequest, TxAmount } from '@/chain/tx/txRequest'
import { useTranslation } from '@/i18n/useTranslation'
import { formatPaid, formatReceived } from '@/lib/figureFormat'
import { Text } from '@/ui/Text'
import { worseAmounts } from './reviewState'

/** Amounts that became worse, before and now. */
export function WorseAmounts({ now, agreed }: { readonly now: AnyTxRequest; readonly agreed: AnyTxRequest }) {
  const { t, locale } = useTranslation()
  const write = ({ amountWei, decimals, symbol }: TxAmount, format: typeof formatPaid) =>
    amountWei === undefined ? symbol : `${format(amountWei, decimals, symbol, locale).text} ${symbol}`
  return worseAmounts(now, agreed).map(({ kind, was, is }) => {
    const format = kind === 'leaves' ? formatPaid : formatReceived
    return (
      <Text key={was.token} as="div" size="sm" data-testid="worse-amount">
        {t('tx.review.changed.amount', { was: write(was, format), now: is === undefined ? '–' : write(is, format) })}
      </Text>
    )
  })
}
