import { combineReadings, type Reading } from '@/chain/calls/reading'
import { routes } from '@/config/routes'
import { claimTx, claimUngivenTx } from '@/domain/competition/claimTx'
import { type Competition, competitionsOf } from '@/domain/competition/competition'
import { competitionReading, ownEntryReading } from '@/domain/competition/reads'
import type { Address } from '@/lib/hex'
import type { Findings, InboxItem, InboxSource } from '../item'

function entryReading(competition: Competition, account: Address): Reading<Findings> {
  const { address, name, token } = competition
  const shared = { area: 'competition', kind: 'claim', path: routes.competition } as const
  return combineReadings(
    [ownEntryReading(address, account), competitionReading(address)],
    (entry, { claimDeadlineSec }): Findings => {
      const items: InboxItem[] = []
      if (entry.canClaim)
        items.push({
          ...shared,
          id: `competition ${name}`,
          title: { key: 'inbox.title.competition', values: { points: entry.prizePoints.toString() } },
          amounts: entry.prizeWei === 0n ? [] : [{ currency: token, wei: entry.prizeWei }],
          ...(claimDeadlineSec > 0 && { until: { timeSec: claimDeadlineSec } }),
          claim: claimTx(competition, account, entry),
        })
      if (entry.ungivenPoints > 0n || entry.hasUngivenNft)
        items.push({
          ...shared,
          id: `competition ${name} rest`,
          title: { key: 'inbox.title.competition.rest', values: { points: entry.ungivenPoints.toString() } },
          amounts: [],
          claim: claimUngivenTx(competition, account),
        })
      return { items }
    },
  )
}

/** Prizes of trading competitions. */
export const competitionSource: InboxSource = {
  area: 'competition',
  readings: ({ network, account }) => competitionsOf(network).map((competition) => entryReading(competition, account)),
}
