import type { Address, Hex } from '@/lib/hex'
import { decodeData } from '../abi/codec'
import { erc20Contract } from '../contracts/erc20'
import { erc721Contract } from '../contracts/erc721'
import type { TxPayload } from './prepareTx'

/** An allowance granted by a transaction. */
export interface AllowanceGrant {
  readonly token: Address
  readonly spender: Address
  /** Token base units; 'all' for every NFT of a collection; 0 revokes. */
  readonly amount: bigint | 'all'
}

const { approve } = erc20Contract.functions
const { setApprovalForAll } = erc721Contract.functions

/** Decodes the allowance from the call data itself; undefined for any other call. */
export function decodeGrant({ to, data }: TxPayload): AllowanceGrant | undefined {
  const selector = data.slice(0, 10)
  const argsData: Hex = `0x${data.slice(10)}`
  if (selector === approve.selector) {
    const [spender, amount] = decodeData(approve.inputs, argsData)
    return { token: to, spender, amount }
  }
  if (selector === setApprovalForAll.selector) {
    const [spender, isApproved] = decodeData(setApprovalForAll.inputs, argsData)
    return { token: to, spender, amount: isApproved ? 'all' : 0n }
  }
  return undefined
}
