import { fromDeployment } from '@/config/deployment'
import type { Address } from '@/lib/hex'

/** A collection of this network that is not traded on the market. */
export interface OtherCollection {
  readonly address: Address
  /** Undefined for the bunnies, which are named by a text. */
  readonly name: string | undefined
}

/** The bunnies and the squad's collections. */
export const getOtherCollections = fromDeployment<readonly OtherCollection[]>(({ nftMarket, squad }) => {
  const bunnies = nftMarket?.contracts.bunnies
  return [
    ...(bunnies === undefined ? [] : [{ address: bunnies, name: undefined }]),
    ...(squad?.editions ?? []).map((edition) => ({ address: edition.squad, name: edition.name })),
  ]
})
