const BPS = 10_000n

/** What a vault takes of a deposit: rounded up, as its contract does. Underlying base units. */
export function depositFee(amountWei: bigint, feeBps: bigint): bigint {
  return (amountWei * feeBps + BPS - 1n) / BPS
}
