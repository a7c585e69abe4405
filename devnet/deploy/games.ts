import { keccak256, MaxUint256 } from 'ethers'
import { productToken } from '../brand.ts'
import {
  LOTTERY_SEED,
  lotteryTable,
  MOVE_USD,
  olderPrediction,
  olderUserBets,
  PAST_MOVES,
  predictionTable,
  TRADER_BETS_CRO,
  userBets,
} from '../tables/games.ts'
import type { Roles } from './accounts.ts'
import { drawSecret } from './drawSecret.ts'
import type { Exchange } from './exchange.ts'
import type { Deployed, Script } from './script.ts'
import { type DevnetToken, type Tokens, unitsWorth } from './tokens.ts'

/** The prediction markets and the lottery. */
export interface Games {
  readonly oracle: Deployed
  readonly prediction: Deployed
  readonly predictionV1: Deployed
  readonly lottery: Deployed
  readonly randomGenerator: Deployed
}

const WEI = 10n ** 18n
/** Seconds from the start of a round to its bets. */
const BET_AFTER_SEC = 30

interface GameTerms {
  readonly script: Script
  readonly tokens: Tokens
  readonly exchange: Exchange
  readonly roles: Pick<Roles, 'operator' | 'treasury'>
}

interface GameContext extends GameTerms {
  readonly roles: Roles
}

const toWei = (cro: number) => BigInt(Math.abs(cro)) * WEI

/** CRO that the account with this index bets in all seeded rounds. */
export function seededBetsWei(userIndex: number): bigint {
  const bets = [userBets[userIndex], olderUserBets[userIndex]].flatMap((rows) => Object.values(rows ?? {}))
  return bets.reduce((sum, cro) => sum + toWei(cro), 0n)
}

/**
 * Deploys the games and plays rounds of the prediction markets and a lottery, a round in two blocks. All of them are over
 * by the present: what is left open is refunded, and the keeper starts anew.
 */
export async function deployGames(script: Script, tokens: Tokens, exchange: Exchange, roles: Roles): Promise<Games> {
  const context = { script, tokens, exchange, roles }
  const games = deployGameContracts(context)
  await script.mine()
  commitAndStart(
    context,
    games,
    1n,
    (await script.readTime()) + predictionTable.intervalSec * lotteryTable.closesInRound,
  )
  await script.mine()
  buyPastTickets(context, games)
  await script.mine()

  let timeSec = await script.readTime()
  // Round 1 starts here, and each later one with the lock of the one before.
  for (const [index, move] of PAST_MOVES.entries()) {
    const epoch = index + 1
    timeSec += predictionTable.intervalSec
    runRound(context, games, epoch)
    runLottery(context, games, epoch, timeSec)
    await script.mine(timeSec)
    movePrice(context, move)
    betOnRound(context, games, epoch)
    await script.mine(timeSec + BET_AFTER_SEC)
  }
  claimForTraders(context, games)
  await script.mine()
  return games
}

/** Queues the contracts. The keeper starts their rounds. */
export function deployGameContracts({ script, tokens, exchange, roles }: GameTerms): Games {
  const wcro = tokens.get('WCRO')
  const { intervalSec, bufferSec, allowanceSec, treasuryFeeBps, updateSec, minBetCro } = predictionTable
  const pair = exchange.pool('WCRO', 'USDC')
  const oracle = script.deploy('PoolPriceFeed', [pair.address, wcro.address, updateSec, 'CRO / USD'])
  const minBet = toWei(minBetCro)
  const prediction = script.deploy('Prediction', [
    [oracle.address, roles.operator, intervalSec, bufferSec, allowanceSec, minBet, treasuryFeeBps],
  ])
  const { intervalBlocks, bufferBlocks } = olderPrediction
  const older = [oracle.address, intervalBlocks, bufferBlocks, minBet, treasuryFeeBps]
  const predictionV1 = script.deploy('PredictionV1', older)
  const randomGenerator = script.deploy('BlockHashRandom', [roles.operator])
  const { minLengthSec, claimPeriodSec } = lotteryTable
  const product = tokens.get(productToken.symbol).address
  const lottery = script.deploy('Lottery', [
    [product, randomGenerator.address, roles.operator, roles.treasury, minLengthSec, claimPeriodSec],
  ])
  script.call(randomGenerator, 'setConsumer', [lottery.address])
  return { oracle, prediction, predictionV1, lottery, randomGenerator }
}

/** Updates the oracle and starts a round, which locks the one before and ends the one before that. */
function runRound({ script, roles }: GameContext, { oracle, prediction, predictionV1 }: Games, epoch: number): void {
  const from = roles.operator
  script.call(oracle, 'update', [], { from })
  const fn = epoch === 1 ? 'genesisStartRound' : epoch === 2 ? 'genesisLockRound' : 'executeRound'
  script.call(prediction, fn, [], { from })
  if (epoch <= olderPrediction.rounds) script.call(predictionV1, 'executeRound')
}

/** Swaps about the same amount in both directions, so that the pool is left almost as it was. */
function movePrice({ script, tokens, exchange }: GameContext, move: 'up' | 'down'): void {
  const [usdc, wcro] = [tokens.get('USDC'), tokens.get('WCRO')]
  const [from, to] = move === 'up' ? [usdc, wcro] : [wcro, usdc]
  const path = [from.address, to.address]
  script.call(exchange.router, 'swapExactTokensForTokens', [
    unitsWorth(MOVE_USD, from),
    0n,
    path,
    script.deployer,
    MaxUint256,
  ])
}

function betOnRound({ script, roles }: GameContext, { prediction, predictionV1 }: Games, epoch: number): void {
  const bet = (market: Deployed, from: string, cro: number | undefined) => {
    if (cro !== undefined) script.call(market, sideOf(cro), [epoch], { from, value: toWei(cro) })
  }
  for (const [index, from] of roles.traders.entries()) bet(prediction, from, traderBet(index, epoch))
  for (const [index, from] of roles.users.entries()) bet(prediction, from, userBets[index]?.[epoch])
  if (epoch > olderPrediction.rounds) return
  for (const [index, from] of roles.traders.entries()) bet(predictionV1, from, traderBet(index, epoch))
  for (const [index, from] of roles.users.entries()) bet(predictionV1, from, olderUserBets[index]?.[epoch])
}

const sideOf = (cro: number) => (cro < 0 ? 'betBear' : 'betBull')

/** The first trader bets on rising prices, the second on falling ones, the third on either. */
function traderBet(index: number, epoch: number): number {
  const cro = TRADER_BETS_CRO[(epoch * 2 + index) % TRADER_BETS_CRO.length] ?? 0
  return index === 1 || (index === 2 && epoch % 3 === 0) ? -cro : cro
}

/** Traders collect what they have won in all rounds that have ended. */
function claimForTraders({ script, roles }: GameContext, { prediction }: Games): void {
  const ended = PAST_MOVES.map((_, index) => index + 1).slice(0, -2)
  for (const [index, from] of roles.traders.entries()) {
    // The move at the start of the next round decides.
    const won = ended.filter((epoch) => (PAST_MOVES[epoch] === 'down') === traderBet(index, epoch) < 0)
    script.call(prediction, 'claim', [won], { from })
  }
}

function commitAndStart({ script, roles }: GameContext, games: Games, id: bigint, endSec: number): void {
  const { lottery, randomGenerator } = games
  const from = roles.operator
  const commitment = keccak256(drawSecret(LOTTERY_SEED, lottery.address, id))
  script.call(randomGenerator, 'commit', [id, commitment], { from })
  const { ticketPrice, discountDivisor, shares, treasuryFeeBps } = lotteryTable
  script.call(lottery, 'startLottery', [endSec, ticketPrice, discountDivisor, shares, treasuryFeeBps], { from })
}

/** Closes and draws the past lottery, and starts the next one. */
function runLottery(context: GameContext, games: Games, epoch: number, timeSec: number): void {
  const { script, roles } = context
  const from = roles.operator
  if (epoch === lotteryTable.closesInRound + 1) script.call(games.lottery, 'closeLottery', [1n], { from })
  if (epoch !== lotteryTable.drawsInRound + 1) return
  script.call(games.randomGenerator, 'reveal', [1n, drawSecret(LOTTERY_SEED, games.lottery.address, 1n)], { from })
  script.call(games.lottery, 'drawFinalNumberAndMakeLotteryClaimable', [1n], { from })
  commitAndStart(context, games, 2n, timeSec + lotteryTable.nextLengthSec)
  buyTickets(context, games, 2n, roles.users[0], spreadTickets(lotteryTable.userTickets, 3))
  for (const [index, trader] of roles.traders.entries())
    buyTickets(context, games, 2n, trader, spreadTickets(lotteryTable.traderTickets, index))
}

function buyPastTickets(context: GameContext, games: Games): void {
  const { script, tokens, roles } = context
  const { injected, userTickets, traderTickets } = lotteryTable
  script.call(tokens.get(productToken.symbol), 'approve', [games.lottery.address, injected])
  script.call(games.lottery, 'injectFunds', [1n, injected])
  for (const [index, user] of roles.users.slice(0, 2).entries())
    buyTickets(context, games, 1n, user, spreadTickets(userTickets, index))
  for (const [index, trader] of roles.traders.entries())
    buyTickets(context, games, 1n, trader, spreadTickets(traderTickets, index + 2))
}

/** Different tickets. Ten of them have all first digits, a hundred all pairs of first digits. */
function spreadTickets(count: number, variant: number): readonly bigint[] {
  return Array.from({ length: count }, (_, index) => {
    const lower = BigInt(index % 100)
    const upper = BigInt((index * 7_919 + variant * 1_237) % 10_000)
    return 1_000_000n + lower + upper * 100n
  })
}

/** Buys tickets with tokens that the deployer gives the account, so that its balance stays the same. */
function buyTickets(
  { script, tokens }: GameContext,
  { lottery }: Games,
  id: bigint,
  from: string,
  numbers: readonly bigint[],
): void {
  const product: DevnetToken = tokens.get(productToken.symbol)
  const count = BigInt(numbers.length)
  const { ticketPrice, discountDivisor } = lotteryTable
  const cost = (ticketPrice * count * (discountDivisor + 1n - count)) / discountDivisor
  script.call(product, 'transfer', [from, cost])
  script.call(product, 'approve', [lottery.address, cost], { from })
  script.call(lottery, 'buyTickets', [id, numbers], { from })
}
