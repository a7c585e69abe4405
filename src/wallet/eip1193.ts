import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import { addressSchema, parseOr } from '@/lib/schema'

/** What the app needs of a wallet: EIP-1193. Its answers come from outside and are parsed where they are used. */
export interface Eip1193Provider {
  request(request: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

const accounts = v.looseTuple([addressSchema])
const chainId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/\S/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)
/** The wallet's own error, which some put into another one. */
const innerError = v.object({ data: v.object({ originalError: v.object({ code: v.number() }) }) })
const providerError = v.object({ code: v.number() })

/** The first account of an `eth_accounts` answer, or undefined where there is none that is an address. */
export function firstAccount(raw: unknown): Address | undefined {
  return parseOr(accounts, raw)?.[0]
}

/** The chain id of an `eth_chainId` answer (hex or decimal text, or a number), or undefined where it is none. */
export function parseChainId(raw: unknown): number | undefined {
  return parseOr(chainId, raw)
}

/** The EIP-1193 or JSON-RPC error code that a provider threw, looked for where wallets are known to hide it. */
export function providerErrorCode(error: unknown): number | undefined {
  return parseOr(innerError, error)?.data.originalError.code ?? parseOr(providerError, error)?.code
}
