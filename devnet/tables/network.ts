/** Not Cronos's 25: what a real wallet signs here must be worth nothing there. */
export const DEFAULT_CHAIN_ID = 31337
export const DEFAULT_PORT = 8545
export const DEFAULT_SERVICES_PORT = 8600
/** Seconds between two blocks, where nothing else is asked for. */
export const BLOCK_TIME_SEC = 2
export const SECONDS_PER_YEAR = 365 * 86_400
export const BLOCKS_PER_YEAR = SECONDS_PER_YEAR / BLOCK_TIME_SEC
