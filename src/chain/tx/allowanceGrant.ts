import { type Address, type Hex, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { decodeData } from '../abi/codec'
import { erc20Contract } from '../contracts/erc20'
import { erc721Contract } from '../contracts/erc721'
import type { TxPayload } from './prepareTx'
import type { TxApproval } from './txRequest'

/** An allowance granted by a transaction. */
export interface AllowanceGrant {
  readonly token: Address
  readonly spender: Address
  /** Token base units; 'all' for every NFT of a collection, 'one' for a single one; 0 revokes. */
  readonly amount: bigint | 'all' | 'one'
}

const { approve } = erc20Contract.functions
const { setApprovalForAll } = erc721Contract.functions

/**
 * Decodes the allowance from the call data itself; undefined for any other call.
 * @param approval says whether an amount is the number of an NFT, as both standards have the same function
 */
export function decodeGrant({ to, data }: TxPayload, approval?: TxApproval): AllowanceGrant | undefined {
  const selector = data.slice(0, 10)
  const argsData: Hex = `0x${data.slice(10)}`
  if (selector === approve.selector) {
    const [spender, amount] = decodeData(approve.inputs, argsData)
    if (approval?.tokenId === undefined) return { token: to, spender, amount }
    return { token: to, spender, amount: isSameAddress(spender, ZERO_ADDRESS) ? 0n : 'one' }
  }
  if (selector === setApprovalForAll.selector) {
    const [spender, isApproved] = decodeData(setApprovalForAll.inputs, argsData)
    return { token: to, spender, amount: isApproved ? 'all' : 0n }
  }
  return undefined
}
