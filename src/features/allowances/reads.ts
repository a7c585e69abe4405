import { type ContractCall } from '@/chain/calls/call'
import { callReading, combineReadings, constantReading, type Reading } from '@/chain/calls/reading'
import { readLatest } from '@/chain/calls/readReading'
import { approvalEvent, erc20Contract } from '@/chain/contracts/erc20'
import { approvalForAllEvent, erc721Contract } from '@/chain/contracts/erc721'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import { nftMarketContract } from '@/chain/contracts/nftMarket'
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
import { valueOf } from '@/lib/loadable'
import type { LiveAllowance } from './model/allowances'
import type { AllowancePair, AllowanceQuestion } from './model/questions'
import { type Risk, riskOf, shareUnitUsd } from './model/risk'

/** Reads `allowance` or `isApprovedForAll` of the account for a spender, or whether it may take a single NFT. */
export function allowanceCall(
  { kind, token, spender, tokenId = 0n }: AllowanceQuestion,
  account: Address,
): ContractCall<bigint | boolean> {
  if (kind === 'nftToken') {
    const call = nftCollectionContract(token).getApproved(tokenId)
    return { ...call, decode: (data) => isSameAddress(call.decode(data), spender) }
  }
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
const MAX_COLLECTIONS = 200n

/**
 * Tokens, NFT collections and spenders in the account's approval logs, over as many blocks as the node returns.
 * @throws RpcError, NetworkError
 */
export async function readApprovals(
  client: RpcClient,
  {
    multicall,
    account,
    startBlock,
  }: { readonly multicall: Address | undefined; readonly account: Address; readonly startBlock: number },
): Promise<ApprovalScan> {
  const { number: latest } = await readLatestBlock(client)
  const filter = { topics: [[approvalEvent.topic, approvalForAllEvent.topic], addressTopic(account)] }
  const { logs, fromBlock } = await scanLogs(client, filter, startBlock, latest)
  const pairs = new Map<string, AllowancePair>()
  for (const { address: token, topics, blockNumber } of [...logs].reverse()) {
    const spender = `0x${topics[2]?.slice(26) ?? ''}`
    if (token === undefined || topics.length < 3 || !isAddress(spender)) continue
    // An ERC-721 approval of a single NFT has a fourth topic, the token id.
    const tokenId = topics[3] === undefined ? undefined : BigInt(topics[3])
    const kind = topics[0] === approvalForAllEvent.topic ? 'nft' : tokenId === undefined ? 'token' : 'nftToken'
    const key = `${kind} ${token} ${spender} ${tokenId ?? ''}`.toLowerCase()
    if (pairs.size === MAX_FOUND && !pairs.has(key))
      return { found: await withoutPast(client, multicall, account, [...pairs.values()]), fromBlock: blockNumber + 1 }
    pairs.set(key, { kind, token, spender, ...(tokenId !== undefined && { tokenId }) })
  }
  return { found: await withoutPast(client, multicall, account, [...pairs.values()]), fromBlock }
}

/** Leaves out approvals of single NFTs that the account has no more: each transfer ends them. */
async function withoutPast(
  client: RpcClient,
  multicall: Address | undefined,
  account: Address,
  pairs: readonly AllowancePair[],
): Promise<readonly AllowancePair[]> {
  const single = pairs.filter(({ kind }) => kind === 'nftToken')
  if (single.length === 0 || multicall === undefined) return pairs.filter(({ kind }) => kind !== 'nftToken')
  const owners = await readLatest(
    client,
    multicall,
    single.map(({ token, tokenId = 0n }) => callReading(nftCollectionContract(token).ownerOf(tokenId))),
  )
  const live = single.filter((_, index) => {
    const owner = owners[index] && valueOf(owners[index])
    return owner !== undefined && isSameAddress(owner, account)
  })
  return pairs.filter((pair) => pair.kind !== 'nftToken' || live.includes(pair))
}

/** Collections of the NFT market; undefined on a network without it. */
export function marketCollectionsCall({ nftMarket }: Deployment) {
  const market = nftMarket?.contracts.market
  return market && nftMarketContract(market).viewCollections(0n, MAX_COLLECTIONS)
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
  if (kind === 'nftToken') return constantReading({ amount: 1n, usd: undefined })
  const unitUsd = kind === 'nft' ? constantReading(undefined) : unitUsdReading(network, vaults, token, account)
  return combineReadings([callReading(erc20Contract(token).balanceOf(account)), unitUsd], (balance, usd) =>
    riskOf(allowed.amount, balance, usd),
  )
}
