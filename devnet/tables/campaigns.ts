const WEI = 10n ** 18n
const unixSec = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000

/**
 * Sale and claim windows. All are open now, because the deployment file stores fixed dates while the chain uses the
 * machine's clock.
 */
export const campaignWindows = {
  loyaltyNftSale: { from: unixSec('2025-01-01'), until: unixSec('2035-01-01') },
  loyaltyClaim: { from: unixSec('2025-01-01'), until: unixSec('2035-03-01') },
  nftExercise: { from: unixSec('2025-01-01'), until: unixSec('2035-03-01') },
  bonusRate: { from: unixSec('2025-01-01'), until: unixSec('2035-06-30') },
} as const

export const croLockTerms = {
  /** 12 % a year, scaled by 1e18. */
  apr: (12n * WEI) / 100n,
  /** Short, so that a lock can be followed to its end. */
  durationSec: 300,
  rewardPoolWei: 100n * WEI,
  /** Lock of each of the first two users; already unlocked when the devnet starts. */
  seededLockWei: 250n * WEI,
} as const

/** Balances of the payout contracts at the start: enough for all 1000 options and for 1000 claims. */
export const campaignStock = {
  optionTokens: 300_000n * WEI,
  loyaltyWcro: 100_000n * WEI,
} as const

/** CRC-20 ticks deployed at the start, and the number of mints per user. */
export const inscriptionTable = [
  { tick: 'cros', max: 21_000_000n, lim: 1_000n, mints: [3, 2, 1] },
  // Fully minted.
  { tick: 'dawn', max: 2_000n, lim: 1_000n, mints: [1, 1, 0] },
] as const

/** Transactions on the bridge's record, one per user. */
export const bridgeTable = [
  { user: 0, tick: 'cros', amount: 1_000n, isBridgeOut: false, isFinished: true },
  { user: 1, tick: 'cros', amount: 2_500n, isBridgeOut: true, isFinished: true },
  { user: 0, tick: 'cros', amount: 500n, isBridgeOut: true, isFinished: false },
  { user: 1, tick: 'dawn', amount: 1_000n, isBridgeOut: false, isFinished: false },
  { user: 2, tick: 'cros', amount: 42n, isBridgeOut: false, isFinished: false },
] as const
