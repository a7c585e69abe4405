const CRO = 10n ** 18n

/** The limited option NFT: how many were ever to be minted, and for what. */
export const OPTION_MAX_SUPPLY = 1000
export const OPTION_PRICE_WEI = 100n * CRO
/** One option buys this many of the product's tokens (18 decimals) for this much CRO. */
export const EXERCISE_PAYOUT_WEI = 300n * CRO
export const EXERCISE_COST_WEI = 100n * CRO
export const LOYALTY_PRICE_WEI = 50n * CRO
/** What a holder of the loyalty NFT may claim, once, in wrapped CRO. */
export const LOYALTY_REWARD_WEI = 100n * CRO
