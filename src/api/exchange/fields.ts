import { ServiceError } from '@/api/fetchJson'
import { Decimal } from '@/lib/decimal'
import { type Address, isAddress } from '@/lib/hex'
import { isRecord } from '@/lib/record'

/** The most that one list of an answer has. */
export const MAX_ROWS = 1_000
export const MAX_BYTES = 2_000_000

/** Tokens have up to 77 decimals, and figures in dollars as many again. */
const DECIMAL = /^\d{1,120}(\.\d{1,200})?$/
/** Far above any time that a block has. */
const MAX_TIME_SEC = 1e11

type Row = Readonly<Record<string, unknown>>

/** The records of a list. @throws ServiceError where it is none, or longer than asked for */
export function rowsIn(data: Row, name: string): readonly Row[] {
  const list = data[name]
  if (!Array.isArray(list) || list.length > MAX_ROWS || !list.every(isRecord))
    throw new ServiceError(`The exchange's answer has no ${name}`)
  return list
}

/** A decimal number of 0 or more. @throws ServiceError */
export function decimalIn(row: Row, name: string): Decimal {
  const text = row[name]
  if (typeof text !== 'string' || !DECIMAL.test(text)) throw unreadable(name)
  return new Decimal(text)
}

/** A whole number of 0 or more, as a number or its text. @throws ServiceError */
export function wholeIn(row: Row, name: string): number {
  const given = row[name]
  const value = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw unreadable(name)
  return value
}

/** Unix seconds. @throws ServiceError */
export function timeIn(row: Row, name: string): number {
  const timeSec = wholeIn(row, name)
  if (timeSec > MAX_TIME_SEC) throw unreadable(name)
  return timeSec
}

/** @throws ServiceError */
export function addressIn(row: Row, name: string): Address {
  const value = row[name]
  if (typeof value !== 'string' || !isAddress(value)) throw unreadable(name)
  return value
}

/** @throws ServiceError */
export function recordIn(row: Row, name: string): Row {
  const value = row[name]
  if (!isRecord(value)) throw unreadable(name)
  return value
}

function unreadable(name: string): ServiceError {
  return new ServiceError(`The exchange's answer has no usable ${name}`)
}
