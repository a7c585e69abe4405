import { Interface } from 'ethers'
import { rolesOf } from '../../devnet/deploy/accounts'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from './chain'

const { prediction, oracle } = deployment.prediction.contracts
const INTERVAL_SEC = 300
const BUFFER_SEC = 60
/** Least time between answers of the oracle. */
const UPDATE_SEC = 10

const MARKET = new Interface([
  'function currentEpoch() view returns (uint256)',
  'function genesisStartOnce() view returns (bool)',
  'function genesisLockOnce() view returns (bool)',
  'function rounds(uint256) view returns (tuple(uint256 epoch, uint256 startTimestamp, uint256 lockTimestamp, uint256 closeTimestamp, int256 lockPrice, int256 closePrice, uint256 lockOracleId, uint256 closeOracleId, uint256 totalAmount, uint256 bullAmount, uint256 bearAmount, uint256 rewardBaseCalAmount, uint256 rewardAmount, bool oracleCalled))',
  'function ledger(uint256, address) view returns (uint8 position, uint256 amount, bool claimed)',
  'function genesisStartRound()',
  'function genesisLockRound()',
  'function executeRound()',
  'function pause()',
  'function unpause()',
  'function claim(uint256[])',
  'function betBull(uint256) payable',
  'function betBear(uint256) payable',
])
const FEED = new Interface(['function update()'])
const ROUTER = new Interface([
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
])

/** Runs the rounds of the prediction market on the local chain, as its operator. */
export async function createMarket(chain: Chain) {
  // The node has more accounts than those for users.
  const { users, traders, operator, deployer } = rolesOf(
    JSON.parse(await chain.rpc('eth_accounts', [])) as readonly string[],
  )
  const call = async (method: string, args: readonly unknown[] = []) => {
    const data = MARKET.encodeFunctionData(method, [...args])
    return MARKET.decodeFunctionResult(method, await chain.rpc('eth_call', [{ to: prediction, data }, 'latest']))
  }
  const send = (from: string | undefined, method: string, args: readonly unknown[] = [], value = 0n) =>
    chain.send({ from, to: prediction, data: MARKET.encodeFunctionData(method, [...args]), value })
  const nowSec = async () => {
    const block = JSON.parse(await chain.rpc('eth_getBlockByNumber', ['latest', false])) as {
      readonly timestamp: string
    }
    return Number(block.timestamp)
  }
  const currentEpoch = async () => Number((await call('currentEpoch'))[0])
  const readRound = async (epoch: number) =>
    (await call('rounds', [epoch]))[0] as Readonly<
      Record<'lockTimestamp' | 'closeTimestamp' | 'lockPrice' | 'closePrice' | 'rewardAmount', bigint>
    >
  /**
   * Locks the current round at its time, by an answer of the oracle of that moment. The next one takes bets from the
   * second after its start.
   */
  const execute = async (method: 'genesisLockRound' | 'executeRound') => {
    const { lockTimestamp } = await readRound(await currentEpoch())
    await chain.increaseTime(Math.max(0, Number(lockTimestamp) - (await nowSec())) + 1)
    await chain.send({ from: operator, to: oracle, data: FEED.encodeFunctionData('update') })
    await send(operator, method)
    await chain.increaseTime(1)
  }
  const start = async () => {
    await chain.increaseTime(INTERVAL_SEC)
    await chain.send({ from: operator, to: oracle, data: FEED.encodeFunctionData('update') })
    await send(operator, 'genesisStartRound')
    await chain.increaseTime(1)
  }
  return {
    prediction,
    traders,
    call,
    send,
    nowSec,
    currentEpoch,
    readRound,
    /** Starts the first round after a stop. */
    start,
    /** Adds an answer of the oracle. */
    updatePrice: async () => {
      await chain.increaseTime(UPDATE_SEC)
      await chain.send({ from: operator, to: oracle, data: FEED.encodeFunctionData('update') })
    },
    lockFirst: () => execute('genesisLockRound'),
    /** Locks the current round, and ends the one before. */
    next: () => execute('executeRound'),
    /** Does what the keeper would do next, at its time. */
    advance: async () => {
      const [hasStarted] = await call('genesisStartOnce')
      const [hasLocked] = await call('genesisLockOnce')
      const { lockTimestamp } = await readRound(await currentEpoch())
      const isOverdue = (await nowSec()) > Number(lockTimestamp) + BUFFER_SEC
      await (hasStarted !== true || isOverdue
        ? start()
        : execute(hasLocked === true ? 'executeRound' : 'genesisLockRound'))
    },
    pause: () => send(operator, 'pause'),
    unpause: () => send(deployer, 'unpause'),
    /** Buys or sells CRO, which moves the price that the oracle averages. */
    movePrice: (direction: 'up' | 'down') => movePrice(chain, users[0], direction),
  }
}

const TRADE_WEI = 2_000n * 10n ** 18n
const TRADE_USDC = 500n * 10n ** 6n
const DEADLINE = 10n ** 12n

async function movePrice(chain: Chain, from: string, direction: 'up' | 'down'): Promise<void> {
  const { router } = deployment.exchange.contracts
  const [wcro, usdc] = [deployment.contracts.wcro, deployment.tokens.USDC.address]
  if (direction === 'down') {
    const data = ROUTER.encodeFunctionData('swapExactETHForTokens', [0n, [wcro, usdc], from, DEADLINE])
    await chain.send({ from, to: router, data, value: TRADE_WEI })
    return
  }
  const approve = new Interface(['function approve(address, uint256)'])
  await chain.send({ from, to: usdc, data: approve.encodeFunctionData('approve', [router, TRADE_USDC]) })
  const data = ROUTER.encodeFunctionData('swapExactTokensForETH', [TRADE_USDC, 0n, [usdc, wcro], from, DEADLINE])
  await chain.send({ from, to: router, data })
}
