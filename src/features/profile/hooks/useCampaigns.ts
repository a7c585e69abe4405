import { useMemo } from 'react'
import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { bunniesContract } from '@/chain/contracts/bunnies'
import { bunnySpecialContract } from '@/chain/contracts/bunnySpecial'
import { getDeployment } from '@/config/deployment'
import type { Profiles } from '@/domain/profile/profiles'
import { useReading } from '@/hooks/useReading'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { sanitizeText } from '@/lib/sanitizeText'

const MAX_NAME_LENGTH = 40
/** Kinds of the two campaigns' collectibles. */
const KINDS = { vault: 16n, prediction: 17n } as const
type CampaignId = keyof typeof KINDS

/** A campaign that gives a collectible and points to players. */
export interface Campaign {
  readonly id: CampaignId
  readonly contract: Address
  /** Of its collectible. */
  readonly name: string
  readonly points: bigint
  /** First block in which nothing can be claimed any more. */
  readonly endBlock: number
  readonly hasClaimed: boolean
  readonly canClaim: boolean
}

function campaignReading(id: CampaignId, contract: Address, bunnies: Address, account: Address): Reading<Campaign> {
  const special = bunnySpecialContract(contract)
  return combineReadings(
    [
      callReading(bunniesContract(bunnies).getBunnyName(KINDS[id])),
      callReading(special.numberPoints()),
      callReading(special.hasClaimed(account)),
      callReading(special.canClaim(account)),
      callReading(special.endBlock()),
    ],
    (name, points, hasClaimed, canClaim, endBlock): Campaign => ({
      id,
      contract,
      name: sanitizeText(name, MAX_NAME_LENGTH),
      points,
      endBlock: Number(endBlock),
      hasClaimed,
      canClaim,
    }),
  )
}

/** The campaigns for players, as they are for an account. */
export function useCampaigns({ bunnies }: Profiles, account: Address): Loadable<readonly Campaign[]> {
  const { vaultBunny, predictionBunny } = getDeployment().profile?.contracts ?? {}
  return useReading(
    useMemo(() => {
      const places = [
        ['vault', vaultBunny],
        ['prediction', predictionBunny],
      ] as const
      const readings = places.flatMap(([id, contract]) =>
        contract === undefined ? [] : [campaignReading(id, contract, bunnies, account)],
      )
      return combineReadings(readings, (...campaigns) => campaigns)
    }, [bunnies, account, vaultBunny, predictionBunny]),
  )
}
