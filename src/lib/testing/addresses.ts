import type { Address } from '../hex'

/** A test address of forty times the same digit. */
export const addressOf = (digit: string): Address => `0x${digit.repeat(40)}`

/** A test address for each number. */
export const numberedAddress = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
