import type { Address, Hex } from '@/lib/hex'
import { decodeData } from '../../abi/codec'
import { array, list, struct } from '../../abi/composite'
import { address, uint256 } from '../../abi/elementary'
import { readMedian } from '../../nodes/queryNodes'
import { parseHexData } from '../../rpc/parseRpc'
import type { RpcClient } from '../../rpc/rpcClient'
import { SALE_PROBE_CODE } from './saleProbeCode'

/** The simulated outcome of buying a token and selling all of it again. */
export type SaleProbe =
  /** No route between the token and the native coin. */
  | { readonly status: 'noRoute' }
  /** The purchase reverts. */
  | { readonly status: 'buyRefused' }
  /** The sale reverts. */
  | { readonly status: 'saleRefused' }
  | SoldToken

export interface SoldToken {
  readonly status: 'sold'
  /** Native base units: paid for the purchase, and returned by the sale. */
  readonly paidWei: bigint
  readonly returnedWei: bigint
  /** Token base units: quoted by the pools for the purchase, received by it, and received by the pool in the sale. */
  readonly quotedUnits: bigint
  readonly boughtUnits: bigint
  readonly soldUnits: bigint
}

export interface SaleProbeParams {
  readonly router: Address
  /**
   * The wrapped native token. It is the sender of the simulation, because it holds more of the coin than any buyer
   * needs.
   */
  readonly wcro: Address
  readonly token: Address
  /** Intermediate tokens for routes. */
  readonly hubs: readonly Address[]
  readonly paidWei: bigint
}

const ARGUMENTS = /* @__PURE__ */ list(address, address, /* @__PURE__ */ array(address))
const ANSWER = /* @__PURE__ */ struct({
  stage: uint256,
  returnedWei: uint256,
  quotedUnits: uint256,
  boughtUnits: uint256,
  soldUnits: uint256,
})
/** In the order of the contract's enum. */
const STAGES = ['noRoute', 'buyRefused', 'saleRefused', 'sold'] as const
/** Worst outcome first, for taking the worse of two answers. */
const SEVERITY = { saleRefused: 0, buyRefused: 1, noRoute: 2, sold: 3 } as const

function parseAnswer(data: Hex, paidWei: bigint): SaleProbe {
  const { stage, ...amounts } = decodeData(ANSWER, data)
  const status = STAGES[Number(stage)]
  if (status === undefined) throw new Error('Not an answer of the probe')
  return status === 'sold' ? { status, paidWei, ...amounts } : { status }
}

function isWorse(one: SaleProbe, other: SaleProbe): boolean {
  return one.status === 'sold' && other.status === 'sold'
    ? one.returnedWei < other.returnedWei
    : SEVERITY[one.status] < SEVERITY[other.status]
}

/**
 * Simulates a purchase and sale on a few nodes with an `eth_call` without recipient: a contract does both in its
 * constructor, which works without state overrides.
 * @throws NetworkError if no node answers, RpcError if the nodes refuse the call
 */
export function probeSale(
  client: RpcClient,
  { router, wcro, token, hubs, paidWei }: SaleProbeParams,
): Promise<SaleProbe> {
  const data = `${SALE_PROBE_CODE}${ARGUMENTS.encode([router, token, hubs])}`
  const payload = { from: wcro, data, value: `0x${paidWei.toString(16)}` }
  return readMedian(
    client,
    (node) => node.request('eth_call', [payload, 'latest'], (raw) => parseAnswer(parseHexData(raw), paidWei)),
    isWorse,
  )
}
