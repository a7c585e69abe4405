import { bunnySpecialContract } from '@/chain/contracts/bunnySpecial'
import { bunnySpecialLotteryContract } from '@/chain/contracts/bunnySpecialLottery'
import type { TxCall } from '@/chain/tx/txCall'
import type { TxRequest } from '@/chain/tx/txRequest'
import { collectible } from '@/domain/profile/collectible'
import type { Profiles } from '@/domain/profile/profiles'
import { PLAYER_BUNNIES, type PlayerBunny } from './playerBunnies'

const GAS = { margin: 1.2 } as const

function bunnyCall({ id, contract, entry }: PlayerBunny): TxCall {
  if (entry === undefined) return bunnySpecialContract(contract).mintNFT()
  const { lotteryId, cursor } = entry
  return bunnySpecialLotteryContract(contract).mintNFT(BigInt(PLAYER_BUNNIES[id]), BigInt(lotteryId), BigInt(cursor))
}

/** Claims the collectible and the points of a campaign for players. */
export function claimPlayerBunnyTx({ address, bunnies }: Profiles, bunny: PlayerBunny): TxRequest {
  const { contract, name, points } = bunny
  const values = { name, points: points.toString() }
  return {
    ...bunnyCall(bunny),
    gas: GAS,
    summary: { key: 'profile.tx.claim', values },
    success: { key: 'profile.tx.claim.success', values },
    failure: { key: 'profile.tx.claim.failure' },
    touches: [contract, address, bunnies],
    preview: { sends: [], receives: [{ ...collectible(bunnies), isGuaranteed: true }] },
  }
}
