import type { Hex } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { parseHash } from '../rpc/parseRpc'
import type { SigningWallet } from './sendTx'

// EIP-5792. Separate from the signing code, because forms need it before anything is signed.

export type BatchState =
  | { readonly status: 'pending' }
  /** Mined, successfully or not; its receipt tells which. */
  | { readonly status: 'included'; readonly hash: Hex }
  /** The wallet dropped it, or does not know it. */
  | { readonly status: 'failed' | 'unknown' }

function fieldOf(raw: unknown, key: string): unknown {
  return isRecord(raw) ? raw[key] : undefined
}

/** Reads the chain's capabilities, in the final format and that of the early drafts. */
function isAtomic(capabilities: unknown): boolean {
  const status = fieldOf(fieldOf(capabilities, 'atomic'), 'status')
  return (
    status === 'supported' || status === 'ready' || fieldOf(fieldOf(capabilities, 'atomicBatch'), 'supported') === true
  )
}

/** Whether the wallet supports atomic batches. False for wallets without EIP-5792. */
export async function canBatch({ account, provider }: SigningWallet, chainId: number): Promise<boolean> {
  try {
    const raw = await provider.request({
      method: 'wallet_getCapabilities',
      params: [account, [`0x${chainId.toString(16)}`]],
    })
    const chainEntry = isRecord(raw) ? Object.entries(raw).find(([key]) => Number(key) === chainId) : undefined
    return isAtomic(chainEntry?.[1])
  } catch {
    return false
  }
}

function readHash(receipts: unknown): Hex | undefined {
  const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
  try {
    return parseHash(fieldOf(last, 'transactionHash'))
  } catch {
    return undefined
  }
}

/** EIP-5792: unknown bundle id. */
const UNKNOWN_ID = 5730

/**
 * The status of a batch. The wallet's receipts are not trusted: only the hash is taken, and read from the chain.
 * @throws what the wallet threw
 */
export async function readBatch(provider: SigningWallet['provider'], id: string): Promise<BatchState> {
  let raw: unknown
  try {
    raw = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
  } catch (error) {
    if (fieldOf(error, 'code') === UNKNOWN_ID) return { status: 'unknown' }
    throw error
  }
  const status = fieldOf(raw, 'status')
  const hash = readHash(fieldOf(raw, 'receipts'))
  if (hash !== undefined) return { status: 'included', hash }
  // 400 and above is final; a batch that reverted on the chain would have a receipt.
  return { status: typeof status === 'number' && status >= 400 ? 'failed' : 'pending' }
}
