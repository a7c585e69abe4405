import type { TxAmount } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'

/** A collectible in a preview; one that has no number yet without it. */
export function collectible(contract: Address, tokenId?: bigint): TxAmount {
  return tokenId === undefined
    ? { token: contract, symbol: 'NFT', decimals: 0, amountWei: 1n }
    : { token: contract, symbol: `NFT #${tokenId}`, decimals: 0 }
}
