import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { tolerantTextCall } from '@/chain/calls/tokenText'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import { sanitizeTokenSymbol } from '@/domain/token/model/tokenText'
import type { Address } from '@/lib/hex'
import { depositFee } from './model/depositFee'

/** The outcome of a deposit. */
export interface DepositShares {
  /** Share base units; shares have the decimals of the underlying. */
  readonly wei: bigint
  readonly symbol: string
  /** Deposit fee in underlying base units. */
  readonly feeWei: bigint
}

/**
 * Simulates the shares for a deposit at this block, after the deposit fee. The deposit itself compounds first, which
 * raises the share price, so it may mint slightly fewer.
 * @param amountWei underlying base units
 */
export function depositSharesReading(shareToken: Address, amountWei: bigint): Reading<DepositShares> {
  return combineReadings(
    [
      callReading(vaultContract(shareToken).tokenToShare(amountWei)),
      callReading(tolerantTextCall(erc20Contract(shareToken).symbol())),
      callReading(vaultContract(shareToken).depositFeeBps()),
    ],
    (wei, symbol, feeBps) => ({ wei, symbol: sanitizeTokenSymbol(symbol), feeWei: depositFee(amountWei, feeBps) }),
  )
}
