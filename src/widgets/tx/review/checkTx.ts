import { readCall } from '@/chain/calls/readReading'
import { erc20Contract } from '@/chain/contracts/erc20'
import { nftMarketContract } from '@/chain/contracts/nftMarket'
import { vaultFactoryContract } from '@/chain/contracts/vaultFactory'
import { parseQuantity } from '@/chain/rpc/parseRpc'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { type AllowanceGrant, decodeGrant } from '@/chain/tx/allowanceGrant'
import { type ChainError, toChainError } from '@/chain/tx/chainError'
import type { GasPriceChoice } from '@/chain/tx/gasPrice'
import { payloadsOf, prepareTx, type TxPayload } from '@/chain/tx/prepareTx'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import type { Deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { namedContracts, vaultName } from '@/domain/contract/namedContracts'
import type { TranslatableText } from '@/i18n/keys'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { batchGrants, isBatch, simulateBatch } from './checkBatch'

/** Counterparty of a transaction: the contract, the spender of an approval, or the recipient of raw data. */
export interface TxParty {
  readonly kind: 'contract' | 'spender' | 'account'
  readonly address: Address
  /** Absent for an account, and for a contract that is not in the deployment. */
  readonly name?: TranslatableText
}

/** Result of checking a transaction before it is signed. */
export interface TxCheck {
  /** The request to send, with its fallback arguments if only those pass. */
  readonly request: AnyTxRequest
  readonly party: TxParty
  readonly grant?: AllowanceGrant & { readonly decimals?: number }
  /** Maximum fee in native base units; absent if unknown. */
  readonly feeWei?: bigint
  readonly verdict:
    | { readonly status: 'passes' }
    /** It would revert, or the balance is insufficient. */
    | { readonly status: 'fails'; readonly error: ChainError }
    /** No node responded. */
    | { readonly status: 'unchecked' }
    /** The contract is not in the deployment, so it is not sent. */
    | { readonly status: 'refused' }
}

export interface CheckTerms {
  readonly client: RpcClient
  readonly network: Deployment
  readonly account: Address
  readonly gasPriceChoice: GasPriceChoice | undefined
}

/** More than the market has; bounds what is read. */
const MAX_COLLECTIONS = 200n

/** Whether a vault was created by the factory, according to the factory. @throws RpcError, NetworkError */
async function vaultOfFactory(
  client: RpcClient,
  network: Deployment,
  vaultOf: Address,
  address: Address,
): Promise<TranslatableText | undefined> {
  const definition = vaultTable.find(({ id }) =>
    isSameAddress(network.vaults.list[id]?.underlying ?? ZERO_ADDRESS, vaultOf),
  )
  const factory = network.vaults.contracts.vaultFactory
  if (definition === undefined || factory === undefined) return undefined
  const vault = await readCall(client, vaultFactoryContract(factory).getToken(vaultOf))
  return isSameAddress(vault, address) ? vaultName(definition) : undefined
}

/** Whether a contract is a collection of the NFT market, according to the market. @throws RpcError, NetworkError */
async function collectionOfMarket(
  client: RpcClient,
  network: Deployment,
  address: Address,
): Promise<TranslatableText | undefined> {
  const market = network.nftMarket?.contracts.market
  if (market === undefined) return undefined
  const { collectionAddresses } = await readCall(client, nftMarketContract(market).viewCollections(0n, MAX_COLLECTIONS))
  return collectionAddresses.some((collection) => isSameAddress(collection, address))
    ? { key: 'contracts.nftCollection' }
    : undefined
}

async function findParty(
  { client, network }: CheckTerms,
  request: AnyTxRequest,
  payload: TxPayload,
  grant: AllowanceGrant | undefined,
): Promise<TxParty> {
  if ('data' in request) return { kind: 'account', address: payload.to }
  const party =
    grant === undefined
      ? ({ kind: 'contract', address: payload.to } as const)
      : ({ kind: 'spender', address: grant.spender } as const)
  const vaultOf = request.preview?.vaultOf
  // Uses the deployment's checksummed address, since call data has none.
  const named = namedContracts(network, vaultTable).get(party.address.toLowerCase())
  if (named !== undefined) return { ...party, ...named }
  const name =
    vaultOf !== undefined
      ? await vaultOfFactory(client, network, vaultOf, party.address)
      : request.preview?.isMarketCollection === true
        ? await collectionOfMarket(client, network, party.address)
        : undefined
  return { ...party, ...(name && { name }) }
}

async function readDecimals(client: RpcClient, { token, amount }: AllowanceGrant): Promise<number | undefined> {
  if (typeof amount === 'string') return undefined
  return readCall(client, erc20Contract(token).decimals())
    .then(Number)
    .catch(() => undefined)
}

async function readFeePerGas({ client, network, gasPriceChoice }: CheckTerms): Promise<bigint | undefined> {
  try {
    // Loaded with the first check; no form needs it to render.
    const { maxGasPriceWei, readNodeGas } = await import('@/chain/tx/gasPrice')
    return maxGasPriceWei(network.chainId, gasPriceChoice, await readNodeGas(client))
  } catch {
    return undefined
  }
}

type Prepared =
  | { readonly gasLimit: bigint; readonly isFallback: boolean }
  | { readonly error: ChainError }
  /** Only the wallet knows the gas of a batch. */
  | { readonly isBatch: true }

async function prepare(request: AnyTxRequest, { account, client }: CheckTerms): Promise<Prepared> {
  try {
    if (!isBatch(request)) return await prepareTx(request, account, client)
    const error = await simulateBatch(request, account, client)
    return error === undefined ? { isBatch: true } : { error }
  } catch (thrown) {
    return { error: toChainError(thrown) }
  }
}

/** Revoking an allowance is safe for any spender. */
function isRefused({ kind, name }: TxParty, grant: AllowanceGrant | undefined): boolean {
  return kind !== 'account' && name === undefined && grant?.amount !== 0n
}

/** Nodes reject a transaction if the balance does not cover its full gas limit. */
function verdictOf(
  prepared: Prepared,
  neededWei: bigint | undefined,
  balanceWei: bigint | undefined,
): TxCheck['verdict'] {
  if (!('error' in prepared)) {
    const canPay = neededWei === undefined || balanceWei === undefined || balanceWei >= neededWei
    return canPay ? { status: 'passes' } : { status: 'fails', error: { kind: 'insufficientFunds' } }
  }
  return prepared.error.kind === 'network' ? { status: 'unchecked' } : { status: 'fails', error: prepared.error }
}

/** Checks a transaction before it is signed: counterparty, simulation and fee. Never rejects. */
export async function checkTx(asked: AnyTxRequest, terms: CheckTerms): Promise<TxCheck> {
  const reading = terms.client
    .request('eth_getBalance', [terms.account, 'latest'], parseQuantity)
    .catch((): undefined => undefined)
  const [prepared, feePerGas, balanceWei] = await Promise.all([prepare(asked, terms), readFeePerGas(terms), reading])
  const isFallback = 'isFallback' in prepared && prepared.isFallback
  const request = isFallback ? withFallback(asked) : asked
  const [payload] = payloadsOf(request)
  const ownGrant = decodeGrant(payload, request.approval)
  const grants = isBatch(request) ? batchGrants(request) : []
  const grant = ownGrant ?? grants[0]
  const [party, tokenDecimals] = await Promise.all([
    findParty(terms, request, payload, ownGrant).catch((): undefined => undefined),
    grant && readDecimals(terms.client, grant),
  ])
  const feeWei = 'gasLimit' in prepared && feePerGas !== undefined ? prepared.gasLimit * feePerGas : undefined
  const common = {
    request,
    ...(grant && { grant: { ...grant, ...(tokenDecimals === undefined ? {} : { decimals: tokenDecimals }) } }),
    ...(feeWei !== undefined && { feeWei }),
  }
  if (party === undefined)
    return { ...common, party: { kind: 'contract', address: payload.to }, verdict: { status: 'unchecked' } }
  const neededWei = feeWei === undefined ? undefined : feeWei + (payload.value ?? 0n)
  // Approvals in a batch must be for the called contract only.
  const hasStranger = grants.some(({ spender }) => !isSameAddress(spender, party.address))
  return {
    ...common,
    party,
    verdict:
      hasStranger || isRefused(party, ownGrant) ? { status: 'refused' } : verdictOf(prepared, neededWei, balanceWei),
  }
}

function withFallback(request: AnyTxRequest): AnyTxRequest {
  if ('data' in request || request.fallback === undefined) return request
  const { fallback, ...rest } = request
  return { ...rest, ...fallback }
}
