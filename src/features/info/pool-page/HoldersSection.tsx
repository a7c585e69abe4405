import { addressLink } from '@/config/explorer'
import type { HolderShare } from '@/domain/exchange-info/model/concentration'
import type { Worth } from '@/domain/exchange-info/model/info'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatDecimal } from '@/lib/amount'
import type { Decimal } from '@/lib/decimal'
import { formatApy } from '@/lib/figureFormat'
import { type Address, isSameAddress, shortenHex } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { Figure } from '@/ui/Figure'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { FigureList } from '../components/FigureList'
import { InfoSection } from '../components/InfoSection'
import { WorthFigure } from '../components/WorthFigure'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import { exactWorth } from '../model/worth'
import { getLpContracts } from './lpHolders'
import { useConcentration } from './useConcentration'

/** In the names of the URL's parameters. */
const NAME = 'holders'
const SORTS = ['share'] as const
const PAGE_ROWS = 10
const HEIGHT = '28rem'
const UNKNOWN: Worth = { usd: undefined, cro: undefined }
const NONE: readonly HolderShare[] = []

export interface HoldersSectionProps {
  readonly pool: Address
  /** Of the whole pool; undefined if it is not known. */
  readonly liquidity: Worth | undefined
}

/** Who provides a pool's liquidity, and how concentrated it is. */
export function HoldersSection({ pool, liquidity = UNKNOWN }: HoldersSectionProps) {
  const { t, tText, locale } = useTranslation()
  const account = useAccount()
  const [currency] = useInfoCurrency()
  const query = useTableQuery(NAME, SORTS)
  const concentration = useConcentration(pool)
  const known = valueOf(concentration)
  const rows: Loadable<readonly HolderShare[]> = mapLoadable(concentration, (found) => found?.holders ?? NONE)
  const rate = (share: Decimal | undefined) => share && formatApy(share, locale)
  const worthOf = ({ share }: HolderShare): Worth => ({
    usd: liquidity.usd?.times(share),
    cro: liquidity.cro?.times(share),
  })
  const nameOf = ({ account: holder, role }: HolderShare) => {
    const contract = getLpContracts().get(holder.toLowerCase())
    if (contract !== undefined) return tText(contract)
    return role === 'burned' ? t('infoDetail.holders.burned') : shortenHex(holder)
  }
  return (
    <InfoSection title={t('infoDetail.holders')}>
      <Stack gap={16}>
        <FigureList
          data={concentration}
          figures={[
            { name: t('infoDetail.holders.largest'), textOf: (found) => rate(found?.largest) },
            { name: t('infoDetail.holders.topTen'), textOf: (found) => rate(found?.topTen) },
            { name: t('infoDetail.holders.inContracts'), textOf: (found) => rate(found?.inContracts) },
            { name: t('infoDetail.holders.burnedShare'), textOf: (found) => rate(found?.burned) },
          ]}
        />
        <Text size="sm" tone="muted">
          {t('infoDetail.holders.body')}
        </Text>
        <DataTable
          caption={t('infoDetail.holders')}
          rows={rows}
          rowKey={({ account: holder }) => holder}
          empty={<EmptyState title={t('infoDetail.holders.none')} />}
          failed={{ title: t('infoDetail.holders.failed'), body: t('infoDetail.holders.failed.body') }}
          height={HEIGHT}
          pageRows={PAGE_ROWS}
          query={query}
          exportName="pool-holders"
          exportOnly={[{ id: 'account', header: t('info.account'), textOf: ({ account: holder }) => holder }]}
          columns={[
            {
              id: 'name',
              header: t('infoDetail.holders.holder'),
              cell: (row) => (
                <Row gap={8}>
                  <ExternalLink href={addressLink(row.account)}>{nameOf(row)}</ExternalLink>
                  {account !== undefined && isSameAddress(row.account, account) && (
                    <Badge>{t('infoDetail.holders.you')}</Badge>
                  )}
                </Row>
              ),
              exportText: nameOf,
            },
            {
              id: 'share',
              header: t('infoDetail.holders.share'),
              align: 'end',
              isHighestFirst: true,
              cell: ({ share }) => {
                const { text, full, unit } = formatApy(share, locale)
                return (
                  <Figure isPlain title={full} {...(unit !== undefined && { unit })}>
                    {text}
                  </Figure>
                )
              },
              sortBy: ({ share }) => share,
              exportText: ({ share }) => share.toFixed(),
            },
            {
              id: 'liquidity',
              header: t('infoDetail.holders.liquidity'),
              align: 'end',
              cell: ({ liquidity: amount }) => (
                <Figure isPlain title={formatDecimal(amount, { locale })}>
                  {formatDecimal(amount, { significant: 6, locale })}
                </Figure>
              ),
              exportText: ({ liquidity: amount }) => amount.toFixed(),
            },
            {
              id: 'value',
              header: t('infoDetail.holders.value'),
              align: 'end',
              cell: (row) => <WorthFigure isPlain value={worthOf(row)} currency={currency} />,
              exportText: (row) => exactWorth(worthOf(row), currency),
            },
          ]}
        />
        {known?.isPartial === true && (
          <Text size="sm" tone="warning">
            {t('infoDetail.holders.partial')}
          </Text>
        )}
      </Stack>
    </InfoSection>
  )
}
