import { useMemo } from 'react'
import { combineReadings } from '@/chain/calls/reading'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { getLottery } from '@/domain/lottery/lottery'
import { lotteryStateReading } from '@/domain/lottery/reads'
import type { Profiles } from '@/domain/profile/profiles'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useReading } from '@/hooks/useReading'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import { LOADING, type Loadable, ready, valueOf } from '@/lib/loadable'
import {
  findLotteryEntries,
  LOTTERY_BUNNIES,
  lotteryBunnyReading,
  lotteryRangeReading,
  type PlayerBunny,
  playerBunnyReading,
} from './playerBunnies'

/** The campaigns for depositors of the vault and prediction players, as they are for an account. */
export function usePlayerBunnies(
  profiles: Pick<Profiles, 'bunnies'> | undefined,
  account: Address | undefined,
): Loadable<readonly PlayerBunny[]> {
  const { vaultBunny, predictionBunny } = getDeployment().profile?.contracts ?? {}
  const bunnies = profiles?.bunnies
  return useReading(
    useMemo(() => {
      if (bunnies === undefined || account === undefined) return undefined
      const places = [
        ['vault', vaultBunny],
        ['prediction', predictionBunny],
      ] as const
      const readings = places.flatMap(([id, contract]) =>
        contract === undefined ? [] : [playerBunnyReading(id, contract, bunnies, account)],
      )
      return combineReadings(readings, (...campaigns) => campaigns)
    }, [bunnies, account, vaultBunny, predictionBunny]),
  )
}

const NONE = ready<readonly PlayerBunny[]>([])
/** Draws take hours, and the account's own purchases and claims are counted by `version`. */
const REFRESH_MS = 600_000

/**
 * The three campaigns for lottery players, as they are for an account. Its tickets are searched outside of the multicall
 * of each block. Empty on a network without them.
 */
export function useLotteryBunnies(
  profiles: Pick<Profiles, 'bunnies'> | undefined,
  account: Address | undefined,
): Loadable<readonly PlayerBunny[]> {
  const contract = getDeployment().profile?.contracts.lotteryBunny
  const lottery = getLottery()
  const bunnies = profiles?.bunnies
  const address = contract === undefined ? undefined : lottery?.address
  const terms = useReading(
    useMemo(
      () =>
        contract === undefined || address === undefined
          ? undefined
          : combineReadings([lotteryRangeReading(contract), lotteryStateReading(address)], (range, { currentId }) => ({
              first: range.first,
              last: Math.min(range.last, currentId),
            })),
      [contract, address],
    ),
  )
  const range = valueOf(terms)
  const first = range?.first
  const last = range?.last
  const version = useConfirmedCount()
  const entries = useService(
    account === undefined || last === undefined ? undefined : `claims/lottery/${contract}/${account}/${first}/${last}`,
    async () =>
      lottery === undefined || account === undefined || first === undefined || last === undefined
        ? { bought: undefined, won: undefined }
        : findLotteryEntries(readClient, lottery, { account, first, last }),
    { version, refreshMs: REFRESH_MS },
  )
  const found = valueOf(entries)
  const campaigns = useReading(
    useMemo(() => {
      if (contract === undefined || bunnies === undefined || account === undefined || found === undefined)
        return undefined
      const of = { account, entries: found }
      return combineReadings(
        LOTTERY_BUNNIES.map((id) => lotteryBunnyReading(id, contract, bunnies, of)),
        (...all) => all,
      )
    }, [contract, bunnies, account, found]),
  )
  if (contract === undefined || address === undefined) return NONE
  if (terms.status === 'failed') return terms
  if (entries.status === 'failed') return entries
  return found === undefined ? LOADING : campaigns
}
