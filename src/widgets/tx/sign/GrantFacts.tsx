import type { SignedGrant } from '@/chain/tx/signRequest'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import { Figure } from '@/ui/Figure'
import { Flow, Flows } from '../review/TxPreview.styles'
import type { SignOrder } from './signStore'

const MAX_ALLOWANCE = 2n ** 256n - 1n
/** The maximum date that JavaScript can represent. */
const MAX_DATE_SEC = 8_640_000_000_000n

export interface GrantFactsProps {
  readonly grant: SignedGrant
  readonly asset: SignOrder['asset']
}

/** Amount and expiry of an allowance. */
export function GrantFacts({ grant: { amount, untilSec }, asset }: GrantFactsProps) {
  const { t, locale } = useTranslation()
  const symbol = asset?.symbol ?? ''
  return (
    <Flows>
      <Flow>
        <dt>{t('tx.review.grant')}</dt>
        <dd>
          {amount === MAX_ALLOWANCE ? (
            t('tx.review.grant.unlimited', { asset: symbol })
          ) : (
            <Figure unit={symbol}>{formatAmount(amount, asset?.decimals ?? 0, { locale })}</Figure>
          )}
        </dd>
      </Flow>
      <Flow>
        <dt>{t('tx.sign.until')}</dt>
        <dd>{untilSec > MAX_DATE_SEC ? t('tx.sign.until.never') : formatTime(Number(untilSec), locale)}</dd>
      </Flow>
    </Flows>
  )
}
