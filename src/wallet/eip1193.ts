import * as v from 'valibot'
import type { Address } from '@/lib/hex'
import { addressSchema, parseOr } from '@/lib/schema'

/** The part of EIP-1193 that the app uses. Results are parsed where they are used. */
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
/** The wallet's own error, which some nest in another one. */
const innerError = v.object({ data: v.object({ originalError: v.object({ code: v.number() }) }) })
const providerError = v.object({ code: v.number() })

/** The first account of an `eth_accounts` result; undefined if there is no valid one. */
export function firstAccount(raw: unknown): Address | undefined {
  return parseOr(accounts, raw)?.[0]
}

/** The chain id of an `eth_chainId` result (hex, decimal string or number); undefined if invalid. */
export function parseChainId(raw: unknown): number | undefined {
  return parseOr(chainId, raw)
}

/** The EIP-1193 or JSON-RPC code of a provider's error, also where wallets are known to nest it. */
export function providerErrorCode(error: unknown): number | undefined {
  return parseOr(innerError, error)?.data.originalError.code ?? parseOr(providerError, error)?.code
}
