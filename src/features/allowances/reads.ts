import { contractCall, type ContractCall } from '@/chain/call'
import { allowance, approvalEvent } from '@/chain/generated/erc20'
import { isApprovedForAll } from '@/chain/generated/optionNft'
import { getToken } from '@/chain/generated/vaultFactory'
import { readLatestBlock } from '@/chain/block'
import { addressTopic, scanLogs } from '@/chain/logs'
import type { RpcClient } from '@/chain/rpcClient'
import type { Deployment } from '@/config/deployment'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import type { AllowanceQuestion, FoundApproval } from './model/questions'

/** Asks whether, or how much, the spender may take of the account's. */
export function allowanceCall({ kind, token, spender }: AllowanceQuestion, account: Address): ContractCall<bigint | boolean> {
  return kind === 'nft' ? contractCall(token, isApprovedForAll, account, spender) : contractCall(token, allowance, account, spender)
}

/** Asks the factory for the vaults that were made after the deployment was written, by vault id. */
export function createdVaultCalls({ vaults, contracts: { vaultFactory } }: Deployment): readonly { readonly id: string; readonly call: ContractCall<Address> }[] {
  if (vaultFactory === undefined) return []
  const waiting = Object.entries(vaults).filter(([, { shareToken }]) => shareToken === ZERO_ADDRESS)
  return waiting.map(([id, { underlying }]) => ({ id, call: contractCall(vaultFactory, getToken, underlying) }))
}

export interface ApprovalScan {
  readonly found: readonly FoundApproval[]
  /** The first block that was looked at. */
  readonly fromBlock: number
}

/** More than anybody gives by hand; a hostile node could list any number. */
const MAX_FOUND = 200

/**
 * Who the account ever let take which token, by the logs of as many blocks as the node gives.
 * @throws RpcError, NetworkError
 */
export async function readApprovals(client: RpcClient, account: Address, startBlock: number): Promise<ApprovalScan> {
  const { number: latest } = await readLatestBlock(client)
  const scan = await scanLogs(client, { topics: [approvalEvent.topic, addressTopic(account)] }, startBlock, latest)
  const pairs = new Map<string, FoundApproval>()
  for (const { address: token, topics } of scan.logs) {
    const spender = `0x${topics[2]?.slice(26) ?? ''}`
    // An NFT's approval has a fourth topic, its number.
    if (token === undefined || topics.length !== 3 || !isAddress(spender)) continue
    pairs.set(`${token}-${spender}`.toLowerCase(), { token, spender })
  }
  return { found: [...pairs.values()].slice(-MAX_FOUND), fromBlock: scan.fromBlock }
}
