import { type Address, isAddress } from '@/lib/hex'

/** A value in a typed message. Numbers too large for JSON are decimal strings. */
export type TypedValue = string | number | boolean | readonly TypedValue[] | { readonly [name: string]: TypedValue }

interface TypedField {
  readonly name: string
  readonly type: string
}

/** EIP-712 domain. */
export interface TypedDomain {
  readonly name?: string
  readonly version?: string
  readonly chainId?: number
  readonly verifyingContract?: Address
}

export type SignRequest =
  /** personal_sign (EIP-191). */
  | { readonly kind: 'text'; readonly message: string }
  /** eth_signTypedData_v4 (EIP-712). */
  | {
      readonly kind: 'typedData'
      readonly domain: TypedDomain
      /** Without EIP712Domain, which follows from the domain. */
      readonly types: Readonly<Record<string, readonly TypedField[]>>
      readonly primaryType: string
      readonly message: Readonly<Record<string, TypedValue>>
    }

export interface SignedField {
  /** Names from the message down, such as ['order', 'price']; list entries by index. */
  readonly path: readonly string[]
  readonly type: string
  readonly value: string
}

const MAX_DEPTH = 8
const MAX_FIELDS = 200
const MAX_MESSAGE_LENGTH = 20_000

/**
 * The signed fields of a typed message, in the order of its types; fields that the types do not name are not signed.
 * @throws Error if the message is too deep or too long to review
 */
export function signedFields(request: Extract<SignRequest, { readonly kind: 'typedData' }>): readonly SignedField[] {
  const fields: SignedField[] = []
  const add = (value: TypedValue | undefined, type: string, path: readonly string[]): void => {
    if (path.length > MAX_DEPTH || fields.length > MAX_FIELDS) throw new Error('The message is too long to be reviewed')
    const item = /^(.*)\[\d*\]$/.exec(type)?.[1]
    if (item !== undefined && Array.isArray(value)) {
      const list: readonly TypedValue[] = value
      list.forEach((entry, index) => add(entry, item, [...path, String(index)]))
      return
    }
    const struct = request.types[type]
    if (struct === undefined || typeof value !== 'object' || Array.isArray(value)) {
      fields.push({ path, type, value: typeof value === 'object' ? JSON.stringify(value) : String(value) })
      return
    }
    const members: { readonly [name: string]: TypedValue } = value as { readonly [name: string]: TypedValue }
    for (const field of struct) add(members[field.name], field.type, [...path, field.name])
  }
  add(request.message, request.primaryType, [])
  return fields
}

/** @throws Error if the message is too long to review */
export function assertReviewable(request: SignRequest): void {
  if (request.kind === 'typedData') signedFields(request)
  else if (request.message.length > MAX_MESSAGE_LENGTH) throw new Error('The message is too long to be reviewed')
}

/** An allowance granted by a signature. */
export interface SignedGrant {
  readonly token: Address
  readonly spender: Address
  readonly amount: bigint
  /** Unix seconds. */
  readonly untilSec: bigint
}

/**
 * Decodes the allowance that a typed message grants (EIP-2612), from the message itself; undefined for any other
 * message.
 */
export function decodeSignedGrant(request: SignRequest): SignedGrant | undefined {
  if (request.kind !== 'typedData' || request.primaryType !== 'Permit') return undefined
  const { spender, value, deadline } = request.message
  const token = request.domain.verifyingContract
  const isCount = (text: TypedValue | undefined): text is string => typeof text === 'string' && /^\d+$/.test(text)
  if (
    token === undefined ||
    typeof spender !== 'string' ||
    !isAddress(spender) ||
    !isCount(value) ||
    !isCount(deadline)
  )
    return undefined
  return { token, spender, amount: BigInt(value), untilSec: BigInt(deadline) }
}
