import { callReading, combineReadings, type Reading } from '@/chain/calls/reading'
import { textOf } from '@/chain/calls/tokenText'
import { erc20Contract } from '@/chain/contracts/erc20'
import { vaultContract } from '@/chain/contracts/vault'
import { tidySymbol } from '@/domain/token/model/tokenText'
import type { Address } from '@/lib/hex'

/** What a deposit brings. */
export interface DepositShares {
  /** Share base units, with the decimals of what is deposited. */
  readonly wei: bigint
  readonly symbol: string
}

/**
 * The shares that the vault gives for a deposit at this block, its fee taken off. A deposit compounds first, which makes
 * each share worth more: it may bring a little less.
 * @param amountWei underlying base units
 */
export function depositSharesReading(shareToken: Address, amountWei: bigint): Reading<DepositShares> {
  return combineReadings(
    [
      callReading(vaultContract(shareToken).tokenToShare(amountWei)),
      callReading(textOf(erc20Contract(shareToken).symbol())),
    ],
    (wei, symbol) => ({ wei, symbol: tidySymbol(symbol) }),
  )
}
