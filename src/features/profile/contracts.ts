/** Contracts that the pages of profiles and teams need. */
export const PROFILE_CONTRACTS = ['multicall', 'product', 'profile', 'bunnies', 'bunnyFactory'] as const
