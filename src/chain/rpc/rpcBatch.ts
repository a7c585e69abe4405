import { type FetchText, fetchText, isSuccess } from '@/platform/fetchText'
import { parseSafeQuantity } from './parseRpc'
import { parseRpcAnswers, type RpcAnswer, WHOLE_BODY_ID } from './rpcAnswer'
import { NetworkError } from './rpcError'

export interface RpcRequest {
  /** Greater than `LAST_GUARD_ID`. */
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

export type RpcAnswers = ReadonlyMap<number, RpcAnswer>

/** One node, and the chain it must be on. */
export interface NodeAddress {
  readonly url: string
  /** Undefined to accept any chain. */
  readonly chainId: number | undefined
  /** Timeout of one HTTP request. */
  readonly timeoutMs: number
  /** The user's own node: fetched in a worker, because the page's content security policy does not allow it. */
  readonly isOwn?: boolean
}

interface RpcBatchAnswer {
  /** The node's latest block. */
  readonly height: number
  readonly answers: RpcAnswers
}

// Guards, sent with every batch: they tell the node's chain and height.
const CHAIN: RpcRequest = { id: 1, method: 'eth_chainId', params: [] }
const HEIGHT: RpcRequest = { id: 2, method: 'eth_blockNumber', params: [] }
export const LAST_GUARD_ID = 2

// 5,000 calls answer with 1.6 MB; anything larger is not a legitimate response.
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

/** The body of a batch request, including the guards. */
export function encodeRpcBatch(requests: readonly RpcRequest[]): string {
  return JSON.stringify(
    [CHAIN, HEIGHT, ...requests].map(({ id, method, params }) => ({ jsonrpc: '2.0', id, method, params })),
  )
}

/** Decodes a batch response. @throws NetworkError if it is of another chain or unreadable */
export function decodeRpcBatch(text: string, chainId: number | undefined): RpcBatchAnswer {
  const answers = parseRpcAnswers(text)
  const nodeChainId = quantityOf(answers, CHAIN.id)
  if (nodeChainId !== (chainId ?? nodeChainId)) throw new NetworkError(`Chain ${nodeChainId}`, { cause: nodeChainId })
  return { height: quantityOf(answers, HEIGHT.id), answers }
}

/**
 * Sends requests to one node as one HTTP request. Requests that the node skipped have no answer.
 * @throws NetworkError if the node is unreachable, too slow, on another chain, or its response is unreadable
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
