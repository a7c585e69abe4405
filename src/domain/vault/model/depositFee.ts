const BPS = 10_000n

/** Deposit fee in underlying base units, rounded up like in the contract. */
export function depositFee(amountWei: bigint, feeBps: bigint): bigint {
  return (amountWei * feeBps + BPS - 1n) / BPS
}
