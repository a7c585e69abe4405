import { getDeployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatRate, formatToken } from '@/lib/figureFormat'
import { Text } from '@/ui/Text'
import { PROBE_WEI, type SaleProbing } from './useSaleProbe'

/** Share of the paid amount below which a loss is highlighted; fees of two pools both ways are 1.2 %. */
const USUAL_RETURN = 0.95

/** Result of the simulated purchase and sale. */
export function SaleOutcome({ probing }: { readonly probing: SaleProbing }) {
  const { decimals, symbol } = getDeployment().nativeCurrency
  const { t, locale } = useTranslation()
  const write = (wei: bigint) => `${formatToken(wei, decimals, symbol, locale, 4).text} ${symbol}`
  const paid = write(PROBE_WEI)
  switch (probing.status) {
    case 'loading':
      return <p>{t('tokens.sale.loading')}</p>
    case 'failed':
      return <p>{t('tokens.sale.failed')}</p>
    case 'noRoute':
      return <p>{t('tokens.sale.noRoute', { native: symbol })}</p>
    case 'buyRefused':
      return (
        <Text tone="bad" isStrong>
          {t('tokens.sale.buyRefused')}
        </Text>
      )
    case 'saleRefused':
      return (
        <>
          <Text tone="bad" isStrong>
            {t('tokens.sale.refused')}
          </Text>
          <p>{t('tokens.sale.refused.body', { paid })}</p>
        </>
      )
    case 'sold': {
      const share = new Decimal(probing.returnedWei.toString()).div(probing.paidWei.toString())
      const text = t('tokens.sale.sold', {
        paid,
        returned: write(probing.returnedWei),
        percent: formatRate(share, locale).text,
      })
      return (
        <>
          {share.lt(USUAL_RETURN) ? (
            <Text tone="bad" isStrong>
              {text} {t('tokens.sale.lost')}
            </Text>
          ) : (
            <p>{text}</p>
          )}
          <p>{t('tokens.sale.now')}</p>
        </>
      )
    }
  }
}
