import { type FetchText, fetchText, isSuccess } from '@/platform/fetchText'
import { parseSafeQuantity } from './parseRpc'
import { parseRpcAnswers, type RpcAnswer, WHOLE_BODY_ID } from './rpcAnswer'
import { NetworkError } from './rpcError'

export interface RpcRequest {
  /** Above `LAST_GUARD_ID`. */
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

export type RpcAnswers = ReadonlyMap<number, RpcAnswer>

/** One node, and the chain that it must be on. */
export interface NodeAddress {
  readonly url: string
  /** Undefined where any chain will do. */
  readonly chainId: number | undefined
  /** How long one HTTP request may take. */
  readonly timeoutMs: number
  /** The user named it: the page itself may not reach it. */
  readonly isOwn?: boolean
}

interface RpcBatchAnswer {
  /** The node's latest block. */
  readonly height: number
  readonly answers: RpcAnswers
}

// Every batch asks for these too: whatever it answers, the node says of which chain and how new it is.
const CHAIN: RpcRequest = { id: 1, method: 'eth_chainId', params: [] }
const HEIGHT: RpcRequest = { id: 2, method: 'eth_blockNumber', params: [] }
export const LAST_GUARD_ID = 2

// 5,000 calls answer with 1.6 MB; a node that sends more than this sends something else.
export const MAX_ANSWER_BYTES = 8_000_000

const fetchOwn: FetchText = async (request) => {
  const { fetchOutside } = await import('@/platform/fetchWorker/fetchOutside')
  return fetchOutside(request)
}

function quantityOf(answers: RpcAnswers, id: number): number {
  const answer = answers.get(WHOLE_BODY_ID) ?? answers.get(id)
  if (answer !== undefined && 'result' in answer) return parseSafeQuantity(answer.result)
  throw new NetworkError(answer?.error.message, { cause: answer?.error })
}

/** The body of one HTTP request that asks a node for these, and for what says which chain it is on and how new it is. */
export function encodeRpcBatch(requests: readonly RpcRequest[]): string {
  return JSON.stringify(
    [CHAIN, HEIGHT, ...requests].map(({ id, method, params }) => ({ jsonrpc: '2.0', id, method, params })),
  )
}

/** Reads the answer to such a body. @throws NetworkError where it is of another chain, or nothing to read */
export function decodeRpcBatch(text: string, chainId: number | undefined): RpcBatchAnswer {
  const answers = parseRpcAnswers(text)
  const theirs = quantityOf(answers, CHAIN.id)
  if (theirs !== (chainId ?? theirs)) throw new NetworkError(`Chain ${theirs}`, { cause: theirs })
  return { height: quantityOf(answers, HEIGHT.id), answers }
}

/**
 * Sends requests to one node as one HTTP request. Requests that it leaves out have no answer.
 * @throws NetworkError where it is unreachable, slow, on another chain, or its body is nothing to read
 */
export async function sendRpcBatch(
  { url, chainId, timeoutMs, isOwn = false }: NodeAddress,
  requests: readonly RpcRequest[],
): Promise<RpcBatchAnswer> {
  const answer = await (isOwn ? fetchOwn : fetchText)({
    url,
    json: encodeRpcBatch(requests),
    timeoutMs,
    maxBytes: MAX_ANSWER_BYTES,
  })
  if (!isSuccess(answer)) throw new NetworkError(`HTTP ${answer.status}`, { cause: answer })
  return decodeRpcBatch(answer.text, chainId)
}
