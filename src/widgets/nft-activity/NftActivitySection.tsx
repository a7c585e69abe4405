import { Link } from 'react-router-dom'
import { nftItemPath } from '@/config/routes'
import type { NftMarket } from '@/domain/nft-market/market'
import { type UserEvent, userEvents } from '@/domain/nft-market/model/userEvents'
import { useHeldCollections } from '@/domain/nft-market/useHeldCollections'
import { useUserActivity } from '@/domain/nft-market/useUserActivity'
import { getNativeCurrency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { IndexDown } from '@/widgets/index-status/IndexDown'
import { IndexLagNote } from '@/widgets/index-status/IndexLagNote'
import { PlayerLink } from '@/widgets/player/PlayerLink'
import { DataTable } from '@/widgets/table/DataTable'
import { useTradeColumns } from './useTradeColumns'

const PAGE_ROWS = 8

export interface NftActivitySectionProps {
  readonly market: NftMarket
  readonly account: Address
}

/** What an account bought, sold, listed, changed and removed on the market. */
export function NftActivitySection({ market, account }: NftActivitySectionProps) {
  const { t } = useTranslation()
  const activity = useUserActivity(market, account)
  const held = valueOf(useHeldCollections(market))
  const { decimals } = getNativeCurrency()
  const { price, time } = useTradeColumns()
  const nameOf = ({ collection, tokenId }: UserEvent) => {
    const name = held?.find(({ address }) => isSameAddress(address, collection))?.name ?? shortenHex(collection)
    return `${name} #${tokenId}`
  }
  return (
    <Card as="section" aria-labelledby="nft-activity" data-testid="nft-activity">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="nft-activity">
          {t('nftTrade.history')}
        </Heading>
        <IndexLagNote indexed={valueOf(activity)?.indexed} />
        {market.subgraphUrls === undefined ? (
          <Text tone="muted">{t('nftTrade.history.unavailable')}</Text>
        ) : activity.status === 'failed' ? (
          <IndexDown onRetry={activity.retry} />
        ) : (
          <DataTable<UserEvent>
            caption={t('nftTrade.history')}
            rows={mapLoadable(activity, userEvents)}
            rowKey={({ id, kind }) => `${kind} ${id}`}
            pageRows={PAGE_ROWS}
            exportName="nft-activity"
            empty={<EmptyState title={t('nftTrade.activity.none')} />}
            columns={[
              {
                id: 'nft',
                header: t('nftTrade.column.nft'),
                cell: (row) => <Link to={nftItemPath(row.collection, row.tokenId)}>{nameOf(row)}</Link>,
                exportText: nameOf,
              },
              {
                id: 'kind',
                header: t('nftTrade.column.event'),
                cell: ({ kind }) => t(`nftTrade.event.${kind}`),
                sortBy: ({ kind }) => kind,
                exportText: ({ kind }) => kind,
              },
              price,
              {
                id: 'net',
                header: t('nftTrade.column.net'),
                align: 'end',
                cell: ({ netWei }) => (netWei === undefined ? '–' : <CroAmount wei={ready(netWei)} />),
                exportText: ({ netWei }) => (netWei === undefined ? '' : toAmountText(netWei, decimals)),
              },
              {
                id: 'partner',
                header: t('nftTrade.column.partner'),
                cell: ({ partner }) => (partner === undefined ? '–' : <PlayerLink account={partner} />),
                exportText: ({ partner }) => partner ?? '',
              },
              time,
            ]}
          />
        )}
      </Stack>
    </Card>
  )
}
