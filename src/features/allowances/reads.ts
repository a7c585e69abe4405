import { type ContractCall } from '@/chain/calls/call'
import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { approvalEvent, erc20Contract } from '@/chain/contracts/erc20'
import { approvalForAllEvent, erc721Contract } from '@/chain/contracts/erc721'
import { vaultContract } from '@/chain/contracts/vault'
import { vaultFactoryContract } from '@/chain/contracts/vaultFactory'
import { addressTopic, scanLogs } from '@/chain/logs/logs'
import { readLatestBlock } from '@/chain/rpc/block'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import type { Deployment } from '@/config/deployment'
import { type PriceReading, tokenPriceReading } from '@/domain/price/reads'
import { findTokenByAddress } from '@/domain/token/token'
import type { YieldingVault } from '@/domain/vault/vault'
import { underlyingPriceReading } from '@/domain/vault/yieldReads'
import { type Address, isAddress, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import type { LiveAllowance } from './model/allowances'
import type { AllowancePair, AllowanceQuestion } from './model/questions'
import { type Risk, riskOf, shareUnitUsd } from './model/risk'

/** Reads `allowance` or `isApprovedForAll` of the account for a spender. */
export function allowanceCall(
  { kind, token, spender }: AllowanceQuestion,
  account: Address,
): ContractCall<bigint | boolean> {
  return kind === 'nft'
    ? erc721Contract(token).isApprovedForAll(account, spender)
    : erc20Contract(token).allowance(account, spender)
}

/** Reads the vaults created after the deployment file was written from the factory, by vault id. */
export function createdVaultCalls({
  vaults,
}: Deployment): readonly { readonly id: string; readonly call: ContractCall<Address> }[] {
  const { vaultFactory } = vaults.contracts
  if (vaultFactory === undefined) return []
  const waiting = Object.entries(vaults.list).filter(([, { shareToken }]) => shareToken === ZERO_ADDRESS)
  return waiting.map(([id, { underlying }]) => ({ id, call: vaultFactoryContract(vaultFactory).getToken(underlying) }))
}

export interface ApprovalScan {
  readonly found: readonly AllowancePair[]
  /** First block searched. */
  readonly fromBlock: number
}

/** Limits what a malicious node can make the app read. */
const MAX_FOUND = 500

/**
 * Tokens, NFT collections and spenders in the account's approval logs, over as many blocks as the node returns.
 * @throws RpcError, NetworkError
 */
export async function readApprovals(client: RpcClient, account: Address, startBlock: number): Promise<ApprovalScan> {
  const { number: latest } = await readLatestBlock(client)
  const filter = { topics: [[approvalEvent.topic, approvalForAllEvent.topic], addressTopic(account)] }
  const { logs, fromBlock } = await scanLogs(client, filter, startBlock, latest)
  const pairs = new Map<string, AllowancePair>()
  for (const { address: token, topics, blockNumber } of [...logs].reverse()) {
    const spender = `0x${topics[2]?.slice(26) ?? ''}`
    // An ERC-721 approval of a single NFT has a fourth topic, the token id.
    if (token === undefined || topics.length !== 3 || !isAddress(spender)) continue
    const kind = topics[0] === approvalForAllEvent.topic ? 'nft' : 'token'
    const key = `${kind} ${token} ${spender}`.toLowerCase()
    if (pairs.size === MAX_FOUND && !pairs.has(key)) return { found: [...pairs.values()], fromBlock: blockNumber + 1 }
    pairs.set(key, { kind, token, spender })
  }
  return { found: [...pairs.values()], fromBlock }
}

/** USD per base unit of a token of the deployment, a vault's deposit token or its shares. */
function unitUsdReading(
  network: Deployment,
  vaults: readonly YieldingVault[],
  token: Address,
  account: Address,
): PriceReading {
  const deployed = findTokenByAddress(network, token)
  if (deployed !== undefined) return inBaseUnits(tokenPriceReading(network, deployed.symbol), deployed.decimals)
  const taking = vaults.find((vault) => isSameAddress(vault.deployed.underlying, token))
  if (taking !== undefined)
    return inBaseUnits(underlyingPriceReading(network, taking), taking.deployed.underlyingDecimals)
  const own = vaults.find(({ deployed: { shareToken = ZERO_ADDRESS } }) => isSameAddress(shareToken, token))
  if (own === undefined) return constantReading(undefined)
  const shares = callReading(erc20Contract(token).balanceOf(account))
  const worth = callReading(vaultContract(token).updatedBalanceOf(account))
  return combineReadings([shares, worth, underlyingPriceReading(network, own)], (held, underlying, usd) =>
    shareUnitUsd(held, underlying, usd, own.deployed.underlyingDecimals),
  )
}

function inBaseUnits(price: PriceReading, decimals: number): PriceReading {
  return combineReadings([price], (usd) => usd?.shiftedBy(-decimals))
}

/** Amount at risk through an allowance of the account. */
export function riskReading(
  network: Deployment,
  vaults: readonly YieldingVault[],
  allowed: LiveAllowance,
  account: Address,
): Reading<Risk> {
  const { kind, token } = allowed.question
  const unitUsd = kind === 'nft' ? constantReading(undefined) : unitUsdReading(network, vaults, token, account)
  return combineReadings([callReading(erc20Contract(token).balanceOf(account)), unitUsd], (balance, usd) =>
    riskOf(allowed.amount, balance, usd),
  )
}
