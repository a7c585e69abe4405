import { bunnySpecialContract } from '@/chain/contracts/bunnySpecial'
import type { TxAmount, TxRequest } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import type { Profiles } from './profiles'

const GAS = { margin: 1.2 } as const

/** A collectible in a preview; one that has no number yet without it. */
export function collectible(contract: Address, tokenId?: bigint): TxAmount {
  return tokenId === undefined
    ? { token: contract, symbol: 'NFT', decimals: 0, amountWei: 1n }
    : { token: contract, symbol: `NFT #${tokenId}`, decimals: 0 }
}

/** Claims the collectible and the points of a campaign for players. */
export function claimCampaignTx(
  { address, bunnies }: Profiles,
  { contract, name, points }: { contract: Address; name: string; points: bigint },
): TxRequest {
  const values = { name, points: points.toString() }
  return {
    ...bunnySpecialContract(contract).mintNFT(),
    gas: GAS,
    summary: { key: 'profile.tx.claim', values },
    success: { key: 'profile.tx.claim.success', values },
    failure: { key: 'profile.tx.claim.failure' },
    touches: [contract, address, bunnies],
    preview: { sends: [], receives: [{ ...collectible(bunnies), isGuaranteed: true }] },
  }
}
