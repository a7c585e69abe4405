import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { vaultPath } from '@/config/routes'
import { vaultPlace } from '@/config/vaultDefinition'
import { stakePath } from '@/domain/farm/stakePath'
import { hasEndedReading, stakeRateReading } from '@/domain/farm/stakeReads'
import { type StakeVenue, stakedCurrency, venueId } from '@/domain/farm/stakeVenue'
import { useYieldContext } from '@/domain/vault/useYieldContext'
import type { Vault } from '@/domain/vault/vault'
import { vaultYieldReading } from '@/domain/vault/yieldReads'
import { useCallReader } from '@/hooks/useCallReader'
import { useTranslation } from '@/i18n/useTranslation'
import type { Decimal } from '@/lib/decimal'
import { formatApy } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { PlainList, SectionCard, SpreadLine } from './Detail.styles'
import { type EarnOptions, earnOptionsOf } from './earnOptions'

/** How many are shown at first. */
const SHOWN = 6

interface EarnLine {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly place: string
  /** Yearly, 1 = 100 %; undefined if it can't be priced. */
  readonly rate: Loadable<Decimal | undefined>
}

/** Vaults, farms and pools that take a token or pool, with their yearly rates; finished ones are left out. */
function useEarnLines({ vaults, venues }: EarnOptions): readonly EarnLine[] {
  const { t } = useTranslation()
  const context = useYieldContext(vaults)
  const readings = useMemo(() => {
    const network = getDeployment()
    return {
      yields: vaults.map((vault) => vaultYieldReading(network, vault, context)),
      rates: venues.map((venue) => stakeRateReading(network, venue, context.pace.evenBlocksPerYear)),
      ends: venues.map((venue) => hasEndedReading(network, venue)),
    }
  }, [vaults, venues, context])
  const read = useCallReader(
    useMemo(
      () => [...readings.yields, ...readings.rates, ...readings.ends.flatMap((reading) => reading ?? [])],
      [readings],
    ),
  )
  const lineOfVault = (vault: Vault, index: number): EarnLine[] => {
    const reading = readings.yields[index]
    if (reading === undefined) return []
    return [
      {
        id: vault.id,
        path: vaultPath(vault.id),
        name: vault.underlyingFriendlyName,
        place: t('infoDetail.earn.vault', { protocol: vaultPlace(vault) }),
        rate: mapLoadable(reading.derive(read), ({ apy }) => apy),
      },
    ]
  }
  const lineOfVenue = (venue: StakeVenue, index: number): EarnLine[] => {
    const [reading, end] = [readings.rates[index], readings.ends[index]]
    if (reading === undefined || (end !== undefined && valueOf(end.derive(read)) === true)) return []
    return [
      {
        id: venueId(venue),
        path: stakePath(venue, false),
        name: stakedCurrency(venue).symbol,
        place:
          venue.kind === 'pool'
            ? t('infoDetail.earn.pool', { reward: venue.pool.reward.symbol })
            : t(`infoDetail.earn.${venue.kind}`),
        rate: reading.derive(read),
      },
    ]
  }
  return [...vaults.flatMap(lineOfVault), ...venues.flatMap(lineOfVenue)]
}

/** Where a token, or the LP token of a pool, can earn on this site; nothing where it can't. */
export function EarnSection({ token }: { readonly token: Address }) {
  const { t, locale } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const lines = useEarnLines(useMemo(() => earnOptionsOf(getDeployment(), token), [token]))
  if (lines.length === 0) return null
  return (
    <SectionCard as="section" aria-label={t('infoDetail.earn')}>
      <Heading level={2} size="lg">
        {t('infoDetail.earn')}
      </Heading>
      <PlainList>
        {(isWhole ? lines : lines.slice(0, SHOWN)).map(({ id, path, name, place, rate }) => (
          <li key={id}>
            <SpreadLine>
              <span>
                <Link to={path}>{name}</Link>{' '}
                <Text as="span" size="sm" tone="muted">
                  {place}
                </Text>
              </span>
              <LoadableFigure isPlain view={figureView(rate, (known) => known && formatApy(known, locale))} />
            </SpreadLine>
          </li>
        ))}
      </PlainList>
      {lines.length > SHOWN && (
        <Button size="sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('common.table.less') : t('common.table.all', { count: lines.length })}
        </Button>
      )}
    </SectionCard>
  )
}
