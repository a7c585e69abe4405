import { loyaltyClaimContract } from '@/chain/contracts/loyaltyClaim'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { Address } from '@/lib/hex'
import { LOYALTY_REWARD_WEI } from './terms'

const ESTIMATED_GAS = { margin: 1.2 } as const

/** Claims the one-time reward of a loyalty NFT. */
export function claimTx(contract: Address, wcro: Address | undefined): TxRequest {
  return {
    ...loyaltyClaimContract(contract).claim(),
    gas: ESTIMATED_GAS,
    summary: { key: 'nft.tx.claim' },
    success: { key: 'nft.tx.claim.success' },
    failure: { key: 'nft.tx.claim.failure' },
    touches: wcro === undefined ? [contract] : [contract, wcro],
    ...(wcro && {
      preview: {
        sends: [],
        receives: [{ token: wcro, symbol: 'WCRO', decimals: 18, amountWei: LOYALTY_REWARD_WEI, isGuaranteed: true }],
      },
    }),
  }
}
