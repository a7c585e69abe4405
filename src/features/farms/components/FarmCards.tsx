import { memo, useCallback, useId, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { type FarmEntry, farmFinder } from '../farmFinder'
import { Apr, FarmName, OwnAmount } from './FarmCells'
import { Cards, FarmItem } from './Farms.styles'
import type { FarmListProps } from './FarmTable'

/** The cards that are drawn at once: about what the first screen shows. */
const FIRST_CARDS = 9
/** Of twelve cards, three to a line. */
const CHUNK_HEIGHT = 'calc(4 * (19rem + 16px))'

/** Farms as cards. */
export function FarmCards({ label, farms, renderDetails }: FarmListProps) {
  const [openPids, setOpenPids] = useState<readonly number[]>([])
  const toggle = useCallback(
    (pid: number) =>
      setOpenPids((open) => (open.includes(pid) ? open.filter((other) => other !== pid) : [...open, pid])),
    [],
  )
  return (
    <Cards
      aria-label={label}
      rows={farms}
      rowKey={farmFinder.idOf}
      alwaysDrawn={FIRST_CARDS}
      chunkHeight={CHUNK_HEIGHT}
      renderRow={(entry: FarmEntry, isDrawn) => (
        <FarmItem role="listitem">
          {isDrawn ? (
            <FarmCard
              entry={entry}
              isOpen={openPids.includes(entry.farm.pid)}
              onToggle={toggle}
              renderDetails={renderDetails}
            />
          ) : (
            entry.row.name
          )}
        </FarmItem>
      )}
    />
  )
}

interface FarmCardProps extends Pick<FarmListProps, 'renderDetails'> {
  readonly entry: FarmEntry
  readonly isOpen: boolean
  readonly onToggle: (pid: number) => void
}

/** Memoized, because the list is drawn a few cards at a time. */
const FarmCard = memo(function FarmCard({ entry, isOpen, onToggle, renderDetails }: FarmCardProps) {
  const { t } = useTranslation()
  const detailsId = useId()
  const { farm, row } = entry
  return (
    <>
      <FarmName farm={farm} row={row} />
      <Facts>
        <Fact name={t('farms.apr')}>
          <Apr view={row.apr} />
        </Fact>
        <Fact name={t('farms.earned')}>
          <OwnAmount view={row.earned} />
        </Fact>
        <Fact name={t('farms.staked')}>
          <OwnAmount view={row.stake} />
        </Fact>
        <Fact name={t('farms.liquidity')}>
          <LoadableFigure isPlain view={row.liquidity} />
        </Fact>
        <Fact name={t('farms.multiplier')}>
          <LoadableFigure isPlain view={row.multiplier} />
        </Fact>
      </Facts>
      <Button
        aria-label={t('farms.detailsOf', { name: row.name })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        isFullWidth
        onClick={() => onToggle(farm.pid)}
      >
        {t('farms.details')}
      </Button>
      {isOpen && (
        <div id={detailsId} data-farm-details>
          {renderDetails(entry)}
        </div>
      )}
    </>
  )
})
