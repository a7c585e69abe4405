import { ZeroAddress } from 'ethers'
import type { Deployed, Script } from './script.ts'

/** Kinds of bunnies up to this one are of generation 0. */
const LAST_GEN0 = 4n

/**
 * Number of bunnies of generation 0 by owner, at the latest block. A profile picture belongs to the profile's account,
 * although the contract of profiles holds it.
 */
export async function readGen0Owners(
  script: Script,
  bunnies: Deployed,
  profile: Deployed,
): Promise<ReadonlyMap<string, number>> {
  const read = async (contract: Deployed, method: string, args: readonly unknown[]): Promise<unknown> => {
    const [answer] = await script.readEach([contract], method, args)
    return answer?.[0] as unknown
  }
  const counts = new Map<string, number>()
  const total = (await read(bunnies, 'totalSupply', [])) as bigint
  for (let index = 0n; index < total; index += 1n) {
    const tokenId = await read(bunnies, 'tokenByIndex', [index])
    if (((await read(bunnies, 'getBunnyId', [tokenId])) as bigint) > LAST_GEN0) continue
    const pictured = (await read(profile, 'pictureOwner', [bunnies.address, tokenId])) as string
    const owner = pictured === ZeroAddress ? ((await read(bunnies, 'ownerOf', [tokenId])) as string) : pictured
    counts.set(owner, (counts.get(owner) ?? 0) + 1)
  }
  return counts
}
