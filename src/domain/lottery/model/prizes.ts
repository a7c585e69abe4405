const BPS = 10_000n

/** What a lottery pays out. Amounts in base units, shares and fees in basis points. */
export interface PotTerms {
  /** Sold tickets, injections, and what earlier lotteries rolled over. */
  readonly collectedWei: bigint
  /** Of what was collected. */
  readonly treasuryFeeBps: bigint
  /** Of each bracket, of what is left after the fee. */
  readonly sharesBps: readonly bigint[]
}

/** What goes to winners, or to the next lottery: all but the fee, which is rounded up. */
export function winnersPot({ collectedWei, treasuryFeeBps }: PotTerms): bigint {
  return collectedWei - (collectedWei * treasuryFeeBps + BPS - 1n) / BPS
}

/** What all winners of each bracket share. */
export function bracketPots(terms: PotTerms): readonly bigint[] {
  const pot = winnersPot(terms)
  return terms.sharesBps.map((share) => (pot * share) / BPS)
}

/** What tickets bought together cost: each one after the first takes 1/divisor off the price of all. */
export function ticketsCost(priceWei: bigint, discountDivisor: bigint, count: number): bigint {
  const tickets = BigInt(count)
  return (priceWei * tickets * (discountDivisor + 1n - tickets)) / discountDivisor
}

/** The discount in hundredths of a per cent, rounded down. */
export function discountBps(discountDivisor: bigint, count: number): bigint {
  return count <= 1 ? 0n : (BigInt(count - 1) * BPS) / discountDivisor
}
