import BigNumber from 'bignumber.js'

/**
 * Decimal arithmetic for prices, rates and display, with 80 decimal places. Without POW_PRECISION, a power of 365 has
 * thousands of digits and takes milliseconds.
 */
export const Decimal = BigNumber.clone({ DECIMAL_PLACES: 80, EXPONENTIAL_AT: 1000, POW_PRECISION: 82 })
export type Decimal = BigNumber
