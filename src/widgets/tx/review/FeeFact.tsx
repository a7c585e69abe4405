import { getDeployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { Fact } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import type { TxCheck } from './checkTx'
import { feeText } from './feeText'

/** Maximum network fee. @param check undefined while the transaction is being checked */
export function FeeFact({ check }: { readonly check: Pick<TxCheck, 'feeWei'> | undefined }) {
  const { symbol, decimals } = getDeployment().nativeCurrency
  const { t, locale } = useTranslation()
  const feeWei = check?.feeWei
  return (
    <Fact name={t('tx.review.fee')}>
      {feeWei !== undefined ? (
        <Figure unit={symbol} title={`${formatAmount(feeWei, decimals, { locale })} ${symbol}`}>
          {feeText(feeWei, locale)}
        </Figure>
      ) : check === undefined ? (
        <Skeleton width="10ch" height="0.8em" />
      ) : (
        <Text as="span" tone="muted" size="sm">
          {t('tx.review.fee.unknown')}
        </Text>
      )}
    </Fact>
  )
}
