import { useState } from 'react'
import type { NftFilter } from '@/api/nft/query'
import type { NftMarket } from '@/domain/nft-market/market'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Checkbox } from '@/ui/Checkbox'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { theme } from '@/ui/theme'
import { useMedia } from '@/ui/useMedia'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TraitDetails, Values } from '../components/NftMarket.styles'
import { useTraits } from '../hooks/useTraits'
import { traitName } from '../model/kindNames'
import { groupTraits } from '../model/traits'

const MAX_SEARCH = 80
/** Of a trait that is open without a search. */
const MAX_VALUES = 100

export interface TraitFilterProps {
  readonly market: NftMarket
  readonly address: Address
  readonly filter: NftFilter
  readonly onSwitch: (traitType: string, value: string) => void
}

/** The traits of a collection with their counts, to filter its items by; closed where there is no room beside the items. */
export function TraitFilter(props: TraitFilterProps) {
  const { t } = useTranslation()
  const isNarrow = useMedia(theme.media.narrow)
  if (!isNarrow) return <TraitChoice {...props} />
  return (
    <TraitDetails>
      <summary>{t('nftMarket.traits')}</summary>
      <TraitChoice {...props} />
    </TraitDetails>
  )
}

function TraitChoice({ market, address, filter, onSwitch }: TraitFilterProps) {
  const { t, locale } = useTranslation()
  const [search, setSearch] = useState('')
  const traits = useTraits(market, address)
  const known = valueOf(traits)
  if (market.serviceUrl === undefined || known?.counts.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('nftMarket.traits.none')}
      </Text>
    )
  if (traits.status === 'failed')
    return (
      <Notice tone="warning" title={t('nftMarket.traits.failed')} action={<RetryButton onRetry={traits.retry} />} />
    )
  if (known === undefined) return <Skeleton width="100%" height="16rem" />
  const groups = groupTraits(
    known.counts,
    search,
    ({ traitType, value }) => `${traitName(traitType, t)} ${known.nameOf(traitType, value)}`,
  )
  const isChosen = (traitType: string, value: string) =>
    filter.some((one) => one.traitType === traitType && one.value === value)
  return (
    <Stack gap={8} as="section" aria-label={t('nftMarket.traits')}>
      <TextInput
        type="search"
        label={t('nftMarket.traits.search')}
        value={search}
        onChange={setSearch}
        maxLength={MAX_SEARCH}
        spellCheck={false}
      />
      {groups.length === 0 && (
        <Text size="sm" tone="muted">
          {t('nftMarket.traits.noMatch')}
        </Text>
      )}
      {groups.map(({ traitType, values }) => (
        <TraitDetails key={`${traitType} ${search === ''}`} open={search !== ''}>
          <summary>
            <bdi>{traitName(traitType, t)}</bdi>{' '}
            <Text as="span" size="sm" tone="muted">
              {formatCount(values.length, locale)}
            </Text>
          </summary>
          <Values>
            {values.slice(0, MAX_VALUES).map(({ value, count }) => (
              <li key={value}>
                <Checkbox isChecked={isChosen(traitType, value)} onChange={() => onSwitch(traitType, value)}>
                  <bdi>{known.nameOf(traitType, value)}</bdi>{' '}
                  <Text as="span" size="sm" tone="muted">
                    {formatCount(count, locale)}
                  </Text>
                </Checkbox>
              </li>
            ))}
          </Values>
        </TraitDetails>
      ))}
    </Stack>
  )
}
