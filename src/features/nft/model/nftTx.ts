import { loyaltyNftContract } from '@/chain/contracts/loyaltyNft'
import { optionExerciseContract } from '@/chain/contracts/optionExercise'
import { optionNftContract } from '@/chain/contracts/optionNft'
import type { TxPreview, TxRequest } from '@/chain/tx/txRequest'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { EXERCISE_COST_WEI, EXERCISE_PAYOUT_WEI, LOYALTY_PRICE_WEI, OPTION_PRICE_WEI } from '@/domain/nft/terms'
import type { Address } from '@/lib/hex'

const ESTIMATED_GAS = { margin: 1.2 } as const

/** Preview of NFTs minted at a price. */
function mintPreview(contract: Address, quantity: bigint, priceWei: bigint): TxPreview {
  const { symbol, decimals } = getDeployment().nativeCurrency
  return {
    sends: [{ token: 'native', symbol, decimals, amountWei: priceWei * quantity }],
    receives: [{ token: contract, symbol: 'NFT', decimals: 0, amountWei: quantity, isGuaranteed: true }],
  }
}

/** @param claim loyalty claim, whose eligibility changes with the mint; undefined without one */
export function mintLoyaltyTx(contract: Address, claim: Address | undefined): TxRequest {
  return {
    ...loyaltyNftContract(contract).mint({ value: LOYALTY_PRICE_WEI }),
    gas: ESTIMATED_GAS,
    summary: { key: 'nft.tx.loyalty' },
    success: { key: 'nft.tx.loyalty.success' },
    failure: { key: 'nft.tx.mint.failure' },
    touches: claim === undefined ? [contract] : [contract, claim],
    preview: mintPreview(contract, 1n, LOYALTY_PRICE_WEI),
  }
}

export function mintOptionsTx(contract: Address, quantity: number): TxRequest {
  const values = { quantity: String(quantity) }
  return {
    ...optionNftContract(contract).mint(BigInt(quantity), { value: OPTION_PRICE_WEI * BigInt(quantity) }),
    gas: ESTIMATED_GAS,
    summary: { key: 'nft.tx.mint', values },
    success: { key: 'nft.tx.mint.success', values },
    failure: { key: 'nft.tx.mint.failure' },
    touches: [contract],
    preview: mintPreview(contract, BigInt(quantity), OPTION_PRICE_WEI),
  }
}

/** Approves the exercise contract as an operator, so that it can burn option NFTs. */
export function approveOptionsTx(contract: Address, exercise: Address): TxRequest {
  return {
    ...optionNftContract(contract).setApprovalForAll(exercise, true),
    gas: ESTIMATED_GAS,
    summary: { key: 'nft.tx.approve' },
    success: { key: 'nft.tx.approve.success' },
    failure: { key: 'nft.tx.approve.failure' },
    touches: [contract],
    approval: { tokenAddress: contract, spender: exercise },
  }
}

interface ExerciseOrder {
  readonly exercise: Address
  readonly optionNft: Address
  /** The token that the option buys; undefined if the network does not define it. */
  readonly product: Address | undefined
  readonly tokenId: bigint
  /** Native base units; undefined while loading. */
  readonly balanceWei: bigint | undefined
}

/** Whether the balance is known to be insufficient for an exercise and its network fee. */
export function cannotPayExercise(balanceWei: bigint | undefined): boolean {
  return balanceWei !== undefined && balanceWei <= EXERCISE_COST_WEI
}

export function exerciseTx({ exercise, optionNft: nft, product, tokenId, balanceWei }: ExerciseOrder): TxRequest {
  const values = { id: tokenId.toString() }
  return {
    ...optionExerciseContract(exercise).exercise(tokenId, { value: EXERCISE_COST_WEI }),
    gas: ESTIMATED_GAS,
    summary: { key: 'nft.tx.exercise', values },
    success: { key: 'nft.tx.exercise.success', values },
    failure: {
      key: cannotPayExercise(balanceWei) ? 'nft.tx.exercise.failureFunds' : 'nft.tx.exercise.failure',
      values,
    },
    touches: product === undefined ? [exercise, nft] : [exercise, nft, product],
    preview: {
      sends: [
        { token: 'native', symbol: getDeployment().nativeCurrency.symbol, decimals: 18, amountWei: EXERCISE_COST_WEI },
        { token: nft, symbol: `NFT #${values.id}`, decimals: 0 },
      ],
      receives:
        product === undefined
          ? []
          : [{ token: product, symbol: brand.token, decimals: 18, amountWei: EXERCISE_PAYOUT_WEI, isGuaranteed: true }],
    },
  }
}
