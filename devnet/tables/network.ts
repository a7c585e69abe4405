/** Not 25 as on Cronos, so that nothing signed here is valid there. */
export const DEFAULT_CHAIN_ID = 31337
export const DEFAULT_PORT = 8545
export const DEFAULT_SERVICES_PORT = 8600
/** Default seconds between blocks. */
export const BLOCK_TIME_SEC = 2
export const SECONDS_PER_YEAR = 365 * 86_400
export const BLOCKS_PER_YEAR = SECONDS_PER_YEAR / BLOCK_TIME_SEC
