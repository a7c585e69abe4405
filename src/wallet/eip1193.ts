import { type Address, isAddress } from '@/lib/hex'

/** What the app needs of a wallet: EIP-1193. Its answers come from outside and are parsed where they are used. */
export interface Eip1193Provider {
  request(request: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/** The first account of an `eth_accounts` answer, or undefined where there is none that is an address. */
export function firstAccount(raw: unknown): Address | undefined {
  if (!Array.isArray(raw)) return undefined
  const first: unknown = raw[0]
  return typeof first === 'string' && isAddress(first) ? first : undefined
}

/** The chain id of an `eth_chainId` answer (hex or decimal text, or a number), or undefined where it is none. */
export function parseChainId(raw: unknown): number | undefined {
  const id = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The EIP-1193 or JSON-RPC error code that a provider threw, looked for where wallets are known to hide it. */
export function providerErrorCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, data } = error as { code?: unknown; data?: unknown }
  const original =
    typeof data === 'object' && data !== null ? (data as { originalError?: unknown }).originalError : undefined
  const inner = typeof original === 'object' && original !== null ? (original as { code?: unknown }).code : undefined
  if (typeof inner === 'number') return inner
  return typeof code === 'number' ? code : undefined
}
