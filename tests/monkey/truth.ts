import {
  type Address,
  createPublicClient,
  getAddress,
  type Hash,
  http,
  parseAbi,
  parseAbiItem,
  TransactionReceiptNotFoundError,
  zeroAddress,
} from 'viem'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { TxStanding } from './figures'
import { createLotteryTruth, type LotteryTruth } from './lotteryTruth'

/**
 * Reads the expected values from the node with viem and separate ABIs, so that a bug in the app's own reads is not
 * repeated here.
 */
export interface Truth extends LotteryTruth {
  nativeBalance(account: string): Promise<bigint>
  tokenBalance(token: string, account: string): Promise<bigint>
  /** The value of the account's shares, in base units of the underlying token. */
  vaultPosition(vault: string, account: string): Promise<bigint>
  /** What the account has in a farm. */
  farmStake(pid: number, account: string): Promise<Stake>
  /** What the account has in a pool that is not the manual one, which is the farm's pool 0. */
  poolStake(pool: string, account: string): Promise<Stake>
  /** The value of the account's shares of the automatic vault, in base units of the staked token. */
  autoVaultStake(account: string): Promise<bigint>
  /** Whether a vault takes deposits in the native coin. */
  isNativeVault(vault: string): Promise<boolean>
  /** All assets of a vault, in base units of the underlying token. */
  vaultAssets(vault: string): Promise<bigint>
  /** What the account's approvals allow now: ERC-20 allowances above 0, and collections that a contract may use. */
  allowances(account: string): Promise<readonly Allowance[]>
  /** The account's part of the pool of two tokens; undefined without such a pool. */
  poolPosition(tokens: readonly [string, string], account: string): Promise<PoolPosition | undefined>
  lockIds(account: string): Promise<readonly bigint[]>
  /** All bets on a round of the prediction market, in wei. */
  predictionPool(epoch: bigint): Promise<bigint>
  /** What the account has bet on a round, in wei. */
  predictionBet(epoch: bigint, account: string): Promise<bigint>
  /** What the account has in the prediction market, in wei. */
  predictionPosition(account: string): Promise<PredictionPosition>
  nftIds(collection: string, account: string): Promise<readonly bigint[]>
  txStanding(hash: string): Promise<TxStanding>
}

/** In base units of the staked token and of the reward. */
export interface Stake {
  readonly amount: bigint
  readonly rewards: bigint
}

export interface PredictionPosition {
  /** Stakes without a result, or with a refund that is not due yet. */
  readonly open: bigint
  /** Stakes whose reward or refund can be collected. */
  readonly won: bigint
}

export interface Allowance {
  readonly token: string
  readonly spender: string
  /** Token base units; undefined for all NFTs of a collection. */
  readonly amount: bigint | undefined
}

/** Amounts in base units. */
export interface PoolPosition {
  readonly liquidity: bigint
  /** In the order of the given tokens. */
  readonly amounts: readonly [bigint, bigint]
  readonly reserves: readonly [bigint, bigint]
}

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function updatedBalanceOf(address) view returns (uint256)',
  'function getTokenIds(address, uint256, uint256) view returns (uint256[])',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  'function totalAssets() view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function isApprovedForAll(address, address) view returns (bool)',
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])
const approval = parseAbiItem('event Approval(address indexed owner, address indexed spender, uint256 value)')
const approvalForAll = parseAbiItem(
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
)
/** Farm and pools have functions of the same names. */
const farmAbi = parseAbi([
  'function userInfo(uint256, address) view returns (uint256, uint256)',
  'function pendingCake(uint256, address) view returns (uint256)',
])
const poolAbi = parseAbi([
  'function userInfo(address) view returns (uint256, uint256)',
  'function pendingReward(address) view returns (uint256)',
])
const autoVaultAbi = parseAbi([
  'function userInfo(address) view returns (uint256, uint256, uint256, uint256)',
  'function getPricePerFullShare() view returns (uint256)',
])
const marketAbi = parseAbi([
  'struct Round { uint256 epoch; uint256 startTimestamp; uint256 lockTimestamp; uint256 closeTimestamp; int256 lockPrice; int256 closePrice; uint256 lockOracleId; uint256 closeOracleId; uint256 totalAmount; uint256 bullAmount; uint256 bearAmount; uint256 rewardBaseCalAmount; uint256 rewardAmount; bool oracleCalled; }',
  'struct Bet { uint8 position; uint256 amount; bool claimed; }',
  'function rounds(uint256) view returns (Round)',
  'function ledger(uint256, address) view returns (uint8, uint256, bool)',
  'function claimable(uint256, address) view returns (bool)',
  'function refundable(uint256, address) view returns (bool)',
  'function getUserRoundsLength(address) view returns (uint256)',
  'function getUserRounds(address, uint256, uint256) view returns (uint256[], Bet[], uint256)',
])
const SHARE_PRICE_SCALE = 10n ** 18n
/** The selector of `deposit()`, which only native vaults have. */
const NATIVE_DEPOSIT = 'd0e30db0'

const asAddress = (text: string): Address => getAddress(text.toLowerCase())
const isHash = (text: string): text is Hash => /^0x[0-9a-f]{64}$/i.test(text)

export function createTruth(rpcUrl: string): Truth {
  const client = createPublicClient({ transport: http(rpcUrl, { batch: true }), cacheTime: 0 })
  const market = { address: asAddress(deployment.prediction.contracts.prediction), abi: marketAbi } as const
  const balanceOf = (contract: string, account: string) =>
    client.readContract({ address: asAddress(contract), abi, functionName: 'balanceOf', args: [asAddress(account)] })
  return {
    ...createLotteryTruth(client),
    nativeBalance: (account) => client.getBalance({ address: asAddress(account) }),
    tokenBalance: balanceOf,
    vaultPosition: (vault, account) =>
      client.readContract({
        address: asAddress(vault),
        abi,
        functionName: 'updatedBalanceOf',
        args: [asAddress(account)],
      }),
    vaultAssets: (vault) => client.readContract({ address: asAddress(vault), abi, functionName: 'totalAssets' }),
    async farmStake(pid, account) {
      const address = asAddress(deployment.farms.contracts.masterChef)
      const farm = { address, abi: farmAbi, args: [BigInt(pid), asAddress(account)] } as const
      const [[amount], rewards] = await Promise.all([
        client.readContract({ ...farm, functionName: 'userInfo' }),
        client.readContract({ ...farm, functionName: 'pendingCake' }),
      ])
      return { amount, rewards }
    },
    async poolStake(pool, account) {
      const place = { address: asAddress(pool), abi: poolAbi, args: [asAddress(account)] } as const
      const [[amount], rewards] = await Promise.all([
        client.readContract({ ...place, functionName: 'userInfo' }),
        client.readContract({ ...place, functionName: 'pendingReward' }),
      ])
      return { amount, rewards }
    },
    async autoVaultStake(account) {
      const vault = { address: asAddress(deployment.farms.contracts.cakeVault), abi: autoVaultAbi } as const
      const [[shares], price] = await Promise.all([
        client.readContract({ ...vault, functionName: 'userInfo', args: [asAddress(account)] }),
        client.readContract({ ...vault, functionName: 'getPricePerFullShare' }),
      ])
      return (shares * price) / SHARE_PRICE_SCALE
    },
    async allowances(account) {
      const owner = asAddress(account)
      const range = { fromBlock: 0n, strict: true } as const
      const [tokens, collections] = await Promise.all([
        client.getLogs({ ...range, event: approval, args: { owner } }),
        client.getLogs({ ...range, event: approvalForAll, args: { owner } }),
      ])
      const granted = new Map(
        [
          ...tokens.map(({ address, args: { spender } }) => ({ address, spender, isCollection: false })),
          ...collections.map(({ address, args: { operator } }) => ({ address, spender: operator, isCollection: true })),
        ].map((each) => [`${each.address} ${each.spender} ${each.isCollection}`, each]),
      )
      const read = async ({
        address,
        spender,
        isCollection,
      }: {
        address: Address
        spender: Address
        isCollection: boolean
      }) => {
        const place = { address, abi, args: [owner, spender] } as const
        if (isCollection) {
          const isApproved = await client.readContract({ ...place, functionName: 'isApprovedForAll' })
          return isApproved ? [{ token: address, spender, amount: undefined }] : []
        }
        const amount = await client.readContract({ ...place, functionName: 'allowance' })
        return amount > 0n ? [{ token: address, spender, amount }] : []
      }
      return (await Promise.all([...granted.values()].map(read))).flat()
    },
    async poolPosition(tokens, account) {
      const [a, b] = [asAddress(tokens[0]), asAddress(tokens[1])]
      const pool = await client.readContract({
        address: asAddress(deployment.exchange.contracts.factory),
        abi,
        functionName: 'getPair',
        args: [a, b],
      })
      if (pool === zeroAddress) return undefined
      const [liquidity, supply, [reserve0, reserve1]] = await Promise.all([
        balanceOf(pool, account),
        client.readContract({ address: pool, abi, functionName: 'totalSupply' }),
        client.readContract({ address: pool, abi, functionName: 'getReserves' }),
      ])
      const reserves = BigInt(a) < BigInt(b) ? ([reserve0, reserve1] as const) : ([reserve1, reserve0] as const)
      const part = (reserve: bigint) => (supply === 0n ? 0n : (liquidity * reserve) / supply)
      return { liquidity, amounts: [part(reserves[0]), part(reserves[1])], reserves }
    },
    async isNativeVault(vault) {
      return (await client.getCode({ address: asAddress(vault) }))?.includes(NATIVE_DEPOSIT) ?? false
    },
    async lockIds(account) {
      const { croLock } = deployment.lock.contracts
      return client.readContract({
        address: asAddress(croLock),
        abi,
        functionName: 'getTokenIds',
        args: [asAddress(account), 0n, await balanceOf(croLock, account)],
      })
    },
    async predictionPool(epoch) {
      return (await client.readContract({ ...market, functionName: 'rounds', args: [epoch] })).totalAmount
    },
    async predictionBet(epoch, account) {
      const args = [epoch, asAddress(account)] as const
      return (await client.readContract({ ...market, functionName: 'ledger', args }))[1]
    },
    async predictionPosition(account) {
      const owner = asAddress(account)
      const length = await client.readContract({ ...market, functionName: 'getUserRoundsLength', args: [owner] })
      const [epochs, bets] = await client.readContract({
        ...market,
        functionName: 'getUserRounds',
        args: [owner, 0n, length],
      })
      const position = { open: 0n, won: 0n }
      for (const [index, epoch] of epochs.entries()) {
        const bet = bets[index]
        if (bet === undefined || bet.claimed) continue
        const [isClaimable, isRefundable, { oracleCalled }] = await Promise.all([
          client.readContract({ ...market, functionName: 'claimable', args: [epoch, owner] }),
          client.readContract({ ...market, functionName: 'refundable', args: [epoch, owner] }),
          client.readContract({ ...market, functionName: 'rounds', args: [epoch] }),
        ])
        if (isClaimable || isRefundable) position.won += bet.amount
        else if (!oracleCalled) position.open += bet.amount
      }
      return position
    },
    async nftIds(collection, account) {
      const count = Number(await balanceOf(collection, account))
      return Promise.all(
        Array.from({ length: count }, (_, index) =>
          client.readContract({
            address: asAddress(collection),
            abi,
            functionName: 'tokenOfOwnerByIndex',
            args: [asAddress(account), BigInt(index)],
          }),
        ),
      )
    },
    async txStanding(hash) {
      if (!isHash(hash)) return 'unknown'
      try {
        const { status } = await client.getTransactionReceipt({ hash })
        return status === 'success' ? 'succeeded' : 'reverted'
      } catch (error) {
        if (!(error instanceof TransactionReceiptNotFoundError)) throw error
      }
      const known = await client.request({ method: 'eth_getTransactionByHash', params: [hash] })
      return known === null ? 'unknown' : 'waiting'
    },
  }
}
