import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { Acceptance } from '@/ui/Acceptance'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { priceWarningOf } from '../model/tradeForms'

/** The lowest price of a collection. */
export function FloorPrice({ floor }: { readonly floor: Loadable<bigint | undefined> }) {
  const { t } = useTranslation()
  if ('value' in floor && floor.value === undefined) return <Text as="span">{t('nftTrade.floor.none')}</Text>
  return <CroAmount wei={mapLoadable(floor, (wei) => wei ?? 0n)} />
}

export interface PriceWarningProps {
  readonly priceWei: bigint
  /** The lowest price in the collection; undefined if nothing is listed. */
  readonly floor: Loadable<bigint | undefined>
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/** What has to be acknowledged before a price is paid; nothing for a price that is not far above the lowest one. */
export function PriceWarning({ priceWei, floor, isAccepted, onAccept }: PriceWarningProps) {
  const { t } = useTranslation()
  const warning = priceWarningOf(priceWei, floor)
  const notice = (title: string, children: ReactNode) => (
    <Notice
      tone="warning"
      title={title}
      action={
        <Acceptance isAccepted={isAccepted} onChange={onAccept} missing={t('nftTrade.buy.high.first')}>
          {t('nftTrade.buy.high.accept')}
        </Acceptance>
      }
    >
      {children}
    </Notice>
  )
  if (warning === 'high') return notice(t('nftTrade.buy.high'), t('nftTrade.buy.high.body'))
  return (
    warning === 'unread' &&
    floor.status === 'failed' &&
    notice(t('nftTrade.buy.floorUnread'), <RetryButton onRetry={floor.retry} />)
  )
}
