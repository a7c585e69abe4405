import type { Address, Hex } from '@/lib/hex'
import type { TransactionRecord } from '../transactions/transaction'

export const chainId = 31337
export const HASH: Hex = `0x${'1'.repeat(64)}`
export const ACCOUNT: Address = `0x${'a'.repeat(40)}`
export const TOKEN: Address = `0x${'b'.repeat(40)}`
const text = { key: 'tx.sent' }
/** As it is stored when it is sent. */
export const record = (): TransactionRecord => ({
  hash: HASH,
  from: ACCOUNT,
  addedTime: Date.now(),
  summary: text,
  success: text,
  failure: text,
  touches: [TOKEN],
})
/** As a node answers. */
export const receipt = {
  blockHash: `0x${'f'.repeat(64)}`,
  blockNumber: '0x65',
  contractAddress: null,
  from: ACCOUNT,
  status: '0x1',
  to: TOKEN,
  transactionHash: HASH,
  transactionIndex: '0x0',
  logs: [],
}
/** As a node answers. */
export const tx = { hash: HASH, from: ACCOUNT, to: TOKEN, nonce: '0x7', value: '0x0', input: '0x1234', gas: '0x5208' }
