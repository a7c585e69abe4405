import { Interface } from 'ethers'
import { pick, read, send, type TradeContext } from './transaction.ts'

/** Fraction of the actions that buy lottery tickets; otherwise they are about the prediction market. */
const TICKET_PART = 0.3
const MAX_TICKETS = 5
const MAX_BET_CRO = 200
const WEI = 10n ** 18n
/** Seconds before the lock in which a bet may come too late. */
const LATE_SEC = 6
const OPEN = 1n
/** A ticket takes about 150,000. */
const TICKETS_GAS = '0xf4240'
/** Rounds of the account, from the newest, among which it looks for something to claim. */
const CLAIM_ROUNDS = 10n

const PREDICTION = new Interface([
  'function currentEpoch() view returns (uint256)',
  'function paused() view returns (bool)',
  'function genesisStartOnce() view returns (bool)',
  'function rounds(uint256) view returns (tuple(uint256 epoch, uint256 startTimestamp, uint256 lockTimestamp, uint256 closeTimestamp, int256 lockPrice, int256 closePrice, uint256 lockOracleId, uint256 closeOracleId, uint256 totalAmount, uint256 bullAmount, uint256 bearAmount, uint256 rewardBaseCalAmount, uint256 rewardAmount, bool oracleCalled))',
  'function ledger(uint256, address) view returns (uint8 position, uint256 amount, bool claimed)',
  'function getUserRoundsLength(address) view returns (uint256)',
  'function getUserRounds(address, uint256, uint256) view returns (uint256[], tuple(uint8 position, uint256 amount, bool claimed)[], uint256)',
  'function claimable(uint256, address) view returns (bool)',
  'function refundable(uint256, address) view returns (bool)',
  'function betBull(uint256) payable',
  'function betBear(uint256) payable',
  'function claim(uint256[])',
])
const LOTTERY = new Interface([
  'function currentLotteryId() view returns (uint256)',
  'function viewLottery(uint256) view returns (tuple(uint8 status, uint256 startTime, uint256 endTime, uint256 priceTicketInCake, uint256 discountDivisor, uint256[6] rewardsBreakdown, uint256 treasuryFee, uint256[6] cakePerBracket, uint256[6] countWinnersPerBracket, uint256 firstTicketId, uint256 firstTicketIdNextLottery, uint256 amountCollectedInCake, uint32 finalNumber))',
  'function buyTickets(uint256, uint32[])',
])
const TOKEN = new Interface([
  'function allowance(address, address) view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function approve(address, uint256)',
])

/** Sends one transaction of a trader in the games: a bet, a claim, or lottery tickets; none where nothing is open. */
export async function play(context: TradeContext, random: () => number): Promise<void> {
  const trader = pick(context.roles.traders, random)
  const nowSec = await readTime(context)
  if (random() < TICKET_PART) await buyTickets(context, trader, nowSec, random)
  else await betOrClaim(context, trader, nowSec, random)
}

async function betOrClaim(
  { rpc, deployment }: TradeContext,
  trader: string,
  nowSec: number,
  random: () => number,
): Promise<void> {
  const { prediction } = deployment.prediction.contracts
  const ask = async (fn: string, ...args: readonly unknown[]) =>
    (await read(rpc, prediction, PREDICTION, fn, args))[0] as unknown
  const epoch = await ask('currentEpoch')
  const { startTimestamp, lockTimestamp } = (await ask('rounds', epoch)) as {
    readonly startTimestamp: bigint
    readonly lockTimestamp: bigint
  }
  const isRunning = (await ask('genesisStartOnce')) === true && (await ask('paused')) === false
  const isOpen = isRunning && nowSec > Number(startTimestamp) && nowSec + LATE_SEC < Number(lockTimestamp)
  const [, staked] = await read(rpc, prediction, PREDICTION, 'ledger', [epoch, trader])
  if (isOpen && staked === 0n) {
    const value = WEI + (WEI * BigInt(Math.floor(random() * MAX_BET_CRO * 100))) / 100n
    const side = random() < 0.5 ? 'betBull' : 'betBear'
    await send(rpc, trader, prediction, PREDICTION.encodeFunctionData(side, [epoch]), { value })
    return
  }
  const count = BigInt(String(await ask('getUserRoundsLength', trader)))
  const from = count > CLAIM_ROUNDS ? count - CLAIM_ROUNDS : 0n
  const epochs = (await ask('getUserRounds', trader, from, CLAIM_ROUNDS)) as readonly bigint[]
  const due: bigint[] = []
  for (const one of epochs)
    if ((await ask('claimable', one, trader)) === true || (await ask('refundable', one, trader)) === true) due.push(one)
  if (due.length > 0) await send(rpc, trader, prediction, PREDICTION.encodeFunctionData('claim', [due]))
}

async function buyTickets(
  { rpc, deployment }: TradeContext,
  trader: string,
  nowSec: number,
  random: () => number,
): Promise<void> {
  const { lottery } = deployment.lottery.contracts
  const { product } = deployment.contracts
  const [id] = await read(rpc, lottery, LOTTERY, 'currentLotteryId', [])
  const [round] = await read(rpc, lottery, LOTTERY, 'viewLottery', [id])
  const { status, endTime, priceTicketInCake } = round as {
    readonly status: bigint
    readonly endTime: bigint
    readonly priceTicketInCake: bigint
  }
  if (status !== OPEN || nowSec + LATE_SEC >= Number(endTime)) return
  const count = 1 + Math.floor(random() * MAX_TICKETS)
  const numbers = Array.from({ length: count }, () => 1_000_000 + Math.floor(random() * 1_000_000))
  // Without the discount, which is enough.
  const cost = priceTicketInCake * BigInt(count)
  const [balance] = await read(rpc, product, TOKEN, 'balanceOf', [trader])
  const [allowance] = await read(rpc, product, TOKEN, 'allowance', [trader, lottery])
  if (BigInt(String(balance)) < cost) return
  if (BigInt(String(allowance)) < cost)
    await send(rpc, trader, product, TOKEN.encodeFunctionData('approve', [lottery, cost * 100n]))
  else await send(rpc, trader, lottery, LOTTERY.encodeFunctionData('buyTickets', [id, numbers]), { gas: TICKETS_GAS })
}

async function readTime({ rpc }: TradeContext): Promise<number> {
  const block = (await rpc.send('eth_getBlockByNumber', ['latest', false])) as { readonly timestamp: string }
  return Number(block.timestamp)
}
