const CRO = 10n ** 18n

/** The limited option NFT: maximum supply and mint price. */
export const OPTION_MAX_SUPPLY = 1000
export const OPTION_PRICE_WEI = 100n * CRO
/** An option buys this many of the product's tokens (18 decimals) for this much CRO. */
export const EXERCISE_PAYOUT_WEI = 300n * CRO
export const EXERCISE_COST_WEI = 100n * CRO
export const LOYALTY_PRICE_WEI = 50n * CRO
/** The one-time reward of a loyalty NFT, in WCRO. */
export const LOYALTY_REWARD_WEI = 100n * CRO
