import type { Hex } from '@/lib/hex'
import { isRecord } from '@/lib/record'
import { parseHash } from '../rpc/parseRpc'
import type { SigningWallet } from './sendTx'

// EIP-5792. Without the libraries that sign: forms ask these before anything is signed.

export type BatchState =
  | { readonly status: 'pending' }
  /** On the chain, whether it succeeded or not: its receipt there says which. */
  | { readonly status: 'included'; readonly hash: Hex }
  /** The wallet gave up on it, or does not know it. */
  | { readonly status: 'failed' | 'unknown' }

function fieldOf(raw: unknown, key: string): unknown {
  return isRecord(raw) ? raw[key] : undefined
}

/** What a wallet says of a chain; by the standard's first drafts too. */
function isAtomic(capabilities: unknown): boolean {
  const status = fieldOf(fieldOf(capabilities, 'atomic'), 'status')
  return (
    status === 'supported' || status === 'ready' || fieldOf(fieldOf(capabilities, 'atomicBatch'), 'supported') === true
  )
}

/** Whether the wallet does several calls as one, all or none. A wallet that does not know the question does not. */
export async function canBatch({ account, provider }: SigningWallet, chainId: number): Promise<boolean> {
  try {
    const raw = await provider.request({
      method: 'wallet_getCapabilities',
      params: [account, [`0x${chainId.toString(16)}`]],
    })
    const ofChain = isRecord(raw) ? Object.entries(raw).find(([key]) => Number(key) === chainId) : undefined
    return isAtomic(ofChain?.[1])
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

/** Unknown bundle id. */
const UNKNOWN_ID = 5730

/**
 * How a batch stands in the wallet. Its receipts are not believed: the hash is asked for on the chain.
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
  // From 400 on it is over; what reverted on the chain should have come with a receipt.
  return { status: typeof status === 'number' && status >= 400 ? 'failed' : 'pending' }
}
