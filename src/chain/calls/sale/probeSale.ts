import type { Address, Hex } from '@/lib/hex'
import { decodeData } from '../../abi/codec'
import { array, list, struct } from '../../abi/composite'
import { address, uint256 } from '../../abi/elementary'
import { readMedian } from '../../nodes/queryNodes'
import { parseHexData } from '../../rpc/parseRpc'
import type { RpcClient } from '../../rpc/rpcClient'
import { SALE_PROBE_CODE } from './saleProbeCode'

/** What a purchase of a token and the sale of all that it gave would end in now. */
export type SaleProbe =
  /** The pools do not connect the token with the native coin. */
  | { readonly status: 'noRoute' }
  /** It cannot be bought. */
  | { readonly status: 'buyRefused' }
  /** It can be bought, and not sold. */
  | { readonly status: 'saleRefused' }
  /** Base units of the native coin: what was paid, and what the sale gave back. */
  | { readonly status: 'sold'; readonly paidWei: bigint; readonly returnedWei: bigint }

export interface SaleQuestion {
  readonly router: Address
  /** The wrapped coin: it pays in the simulation, as it holds more of the coin than any buyer needs. */
  readonly wcro: Address
  readonly token: Address
  /** Tokens over which a route may lead. */
  readonly hubs: readonly Address[]
  readonly paidWei: bigint
}

const ARGUMENTS = /* @__PURE__ */ list(address, address, /* @__PURE__ */ array(address))
const ANSWER = /* @__PURE__ */ struct({ stage: uint256, returnedWei: uint256 })
/** The contract's stages, in its order. */
const STAGES = ['noRoute', 'buyRefused', 'saleRefused', 'sold'] as const
/** From the worst that a node may say to the best: of two that differ the worse one is believed. */
const RANKS = { saleRefused: 0, buyRefused: 1, noRoute: 2, sold: 3 } as const

function parseAnswer(data: Hex, paidWei: bigint): SaleProbe {
  const { stage, returnedWei } = decodeData(ANSWER, data)
  const status = STAGES[Number(stage)]
  if (status === undefined) throw new Error('Not an answer of the probe')
  return status === 'sold' ? { status, paidWei, returnedWei } : { status }
}

function isWorse(one: SaleProbe, other: SaleProbe): boolean {
  return one.status === 'sold' && other.status === 'sold'
    ? one.returnedWei < other.returnedWei
    : RANKS[one.status] < RANKS[other.status]
}

/**
 * Buys a token and sells it back on a few nodes without sending anything: a contract that does both in its constructor
 * is run by an `eth_call` without a recipient, which any node does, with or without state overrides.
 * @throws NetworkError where no node answers, RpcError where they do not run it
 */
export function probeSale(client: RpcClient, { router, wcro, token, hubs, paidWei }: SaleQuestion): Promise<SaleProbe> {
  const data = `${SALE_PROBE_CODE}${ARGUMENTS.encode([router, token, hubs])}`
  const payload = { from: wcro, data, value: `0x${paidWei.toString(16)}` }
  return readMedian(
    client,
    (node) => node.request('eth_call', [payload, 'latest'], (raw) => parseAnswer(parseHexData(raw), paidWei)),
    isWorse,
  )
}
