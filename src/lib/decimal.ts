import BigNumber from 'bignumber.js'

/**
 * Decimal mathematics for prices, rates and display: 80 decimal places. POW_PRECISION keeps a power of 365 at
 * microseconds; without it the exact result has thousands of digits.
 */
export const Decimal = BigNumber.clone({ DECIMAL_PLACES: 80, EXPONENTIAL_AT: 1000, POW_PRECISION: 82 })
export type Decimal = BigNumber
