import type { Address } from '@/lib/hex'

/** Version of a token list: major versions remove tokens, minor ones add some. */
export interface TokenListVersion {
  readonly major: number
  readonly minor: number
  readonly patch: number
}

export interface TokenInfo {
  readonly chainId: number
  readonly address: Address
  readonly decimals: number
  readonly symbol: string
  readonly name: string
  readonly logoURI?: string
  readonly tags?: readonly string[]
}

/** A token list (https://tokenlists.org), reduced to the fields in use. */
export interface TokenList {
  readonly name: string
  readonly version: TokenListVersion
  readonly logoURI?: string
  readonly tokens: readonly TokenInfo[]
  /** Number of omitted tokens of non-EVM chains; absent if 0. */
  readonly leftOutCount?: number
}

/** Whether `next` is newer than `current`. */
export function isNewerVersion(next: TokenListVersion, current: TokenListVersion): boolean {
  if (next.major !== current.major) return next.major > current.major
  if (next.minor !== current.minor) return next.minor > current.minor
  return next.patch > current.patch
}

export function versionText({ major, minor, patch }: TokenListVersion): string {
  return `${major}.${minor}.${patch}`
}
