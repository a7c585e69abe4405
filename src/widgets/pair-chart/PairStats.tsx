import { useId, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { infoPoolPath, routes } from '@/config/routes'
import { hasPoolFigures } from '@/domain/exchange-info/hasPoolFigures'
import { type TopPool, useTopPools } from '@/domain/exchange-info/useTopPools'
import { getExchange } from '@/domain/pair/exchange'
import { formatPoolFee } from '@/domain/pair/pair'
import { usePriceRoute } from '@/domain/pair/usePriceRoute'
import { type Currency, currencyParam, tokenOf } from '@/domain/token/currency'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatUsdCompact } from '@/lib/figureFormat'
import { type Loadable, valueOf } from '@/lib/loadable'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { NameLine } from '@/ui/NameLine'
import { Text } from '@/ui/Text'
import { useSeen } from '@/widgets/chart/useSeen'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { DataTable } from '../table/DataTable'

/** Of five pools. */
const HEIGHT = '16rem'

export interface PairStatsProps {
  readonly input: Currency
  readonly output: Currency
}

/** The pools of two currencies: what they hold, trade and keep. Nothing where the network has no service that reckons it. */
export function PairStats({ input, output }: PairStatsProps) {
  const exchange = getExchange()
  const { t, locale } = useTranslation()
  const headingId = useId()
  const sectionRef = useRef<HTMLElement>(null)
  const isSeen = useSeen(sectionRef)
  const way = valueOf(usePriceRoute(input, output))
  const own = useDeepMemo(isSeen && typeof way === 'object' ? way.pools.map(({ address }) => address) : [])
  const known = useMemo(() => [input, output], [input, output])
  const pools = useTopPools(known, own)
  if (!hasPoolFigures() || exchange === undefined || typeof way === 'string') return null
  return (
    <section ref={sectionRef} aria-labelledby={headingId}>
      <Stack gap={12}>
        <Heading level={2} size="md" id={headingId}>
          {t('chart.pool.title', { a: input.symbol, b: output.symbol })}
        </Heading>
        <PoolTable pools={pools} />
        <Text size="sm" tone="muted">
          {t('chart.pool.fee', { fee: formatPoolFee(exchange.fee, locale) })}
        </Text>
      </Stack>
    </section>
  )
}

function PoolTable({ pools }: { readonly pools: Loadable<readonly TopPool[]> }) {
  const { t, locale } = useTranslation()
  const dollars = (usd: Decimal) => {
    const { text, full } = formatUsdCompact(usd, locale)
    return <Figure title={full}>{text}</Figure>
  }
  return (
    <DataTable
      caption={t('chart.pool.caption')}
      rows={pools}
      rowKey={({ address }) => address}
      empty={<Text tone="muted">{t('chart.pool.none')}</Text>}
      failed={{ title: t('chart.pool.failed') }}
      height={HEIGHT}
      isDense
      onPhone="scroll"
      columns={[
        { id: 'pool', header: t('chart.pool.pool'), cell: (pool) => <PoolLink pool={pool} /> },
        {
          id: 'liquidity',
          header: t('chart.pool.liquidity'),
          align: 'end',
          cell: ({ liquidityUsd }) => dollars(liquidityUsd),
          sortBy: ({ liquidityUsd }) => liquidityUsd,
        },
        {
          id: 'volume',
          header: t('chart.pool.volume'),
          align: 'end',
          cell: ({ volumeUsd }) => dollars(volumeUsd),
          sortBy: ({ volumeUsd }) => volumeUsd,
        },
        {
          id: 'info',
          header: t('chart.pool.info'),
          align: 'end',
          cell: ({ address, currencies: [a, b] }) => (
            <Link to={infoPoolPath(address)} aria-label={t('chart.pool.infoOf', { pair: `${a.symbol}/${b.symbol}` })}>
              {t('chart.pool.info')}
            </Link>
          ),
        },
      ]}
    />
  )
}

function PoolLink({
  pool: {
    address,
    currencies: [a, b],
  },
}: {
  readonly pool: TopPool
}) {
  const { t } = useTranslation()
  const [token0, token1] = [tokenOf(a.address, getDeployment()), tokenOf(b.address, getDeployment())]
  const pair = token0 === undefined || token1 === undefined ? undefined : ([token0, token1] as const)
  const names = `${a.symbol}/${b.symbol}`
  const search = new URLSearchParams({
    inputCurrency: currencyParam(a.address),
    outputCurrency: currencyParam(b.address),
  })
  return (
    <NameLine>
      <TokenIcon address={address} {...(pair === undefined ? {} : { pair })} />
      <Link to={`${routes.swap}?${search.toString()}`} aria-label={t('chart.pool.open', { pair: names })}>
        {names}
      </Link>
    </NameLine>
  )
}
