import type { Address } from '@/lib/hex'
import { readBounded } from '@/platform/boundedBody'
import { decodeData } from '../abi/codec'
import { multicallContract } from '../contracts/multicall'
import { type Block, LATEST_BLOCK, parseBlock } from '../rpc/block'
import { parseHexData } from '../rpc/parseRpc'
import {
  decodeRpcBatch,
  encodeRpcBatch,
  LAST_GUARD_ID,
  MAX_ANSWER_BYTES,
  type RpcAnswers,
  type RpcRequest,
} from '../rpc/rpcBatch'
import { type CallKey, type ContractCall, toCallKey } from './call'
import { decodeMulticall, encodeMulticall, type MulticallResult } from './multicall'

declare global {
  interface Window {
    /** The body of the request that app/firstRead.js sent before the code had loaded, and the node's response. */
    firstRead?: { readonly node: string; readonly asked: Promise<string>; readonly answered: Promise<Response> }
  }
}

/** The result of the first read. */
export interface FirstRead {
  readonly block: Block
  readonly keys: readonly CallKey[]
  readonly answer: MulticallResult
}

const BLOCK_ID = LAST_GUARD_ID + 1
const CALLS_ID = LAST_GUARD_ID + 2

/**
 * The body of the request that reads `calls` and the latest block. Written by the build, because the boot script has no
 * ABI codec.
 */
export function writeFirstRead(multicall: Address, calls: readonly ContractCall<unknown>[]): string {
  const requests: readonly RpcRequest[] = [
    { id: BLOCK_ID, ...LATEST_BLOCK },
    {
      id: CALLS_ID,
      method: 'eth_call',
      params: [{ to: multicall, data: encodeMulticall(multicall, calls) }, 'latest'],
    },
  ]
  return encodeRpcBatch(requests)
}

/** The keys of the calls in such a body, in order. @throws if the body is malformed */
function readKeys(body: string): readonly CallKey[] {
  const requests = JSON.parse(body) as readonly {
    readonly id: number
    readonly params: readonly { readonly data?: unknown }[]
  }[]
  const data = String(requests.find(({ id }) => id === CALLS_ID)?.params[0]?.data)
  const [, calls] = decodeData(multicallContract.functions.tryAggregate.inputs, `0x${data.slice(10)}`)
  // The first two calls read the block's number and timestamp.
  return calls.slice(2).map(({ target, callData }) => toCallKey({ to: target, data: callData }))
}

function resultOf(answers: RpcAnswers, id: number): unknown {
  const answer = answers.get(id)
  return answer !== undefined && 'result' in answer ? answer.result : undefined
}

/**
 * Takes the response to the request that the page sent before its code had loaded.
 * @returns undefined if nothing was sent or the response is unusable; the app then reads by itself
 */
export async function takeFirstRead(chainId: number): Promise<FirstRead | undefined> {
  if (window.firstRead === undefined) return undefined
  const { node, asked, answered } = window.firstRead
  try {
    const [body, response] = await Promise.all([asked, answered])
    if (!response.ok) return undefined
    const { answers } = decodeRpcBatch(await readBounded(response, MAX_ANSWER_BYTES), chainId)
    const keys = readKeys(body)
    const answer = decodeMulticall(parseHexData(resultOf(answers, CALLS_ID)), keys.length)
    return { block: parseBlock(resultOf(answers, BLOCK_ID)), keys, answer: { ...answer, node } }
  } catch {
    return undefined
  }
}
