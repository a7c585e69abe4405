import { Interface, keccak256 } from 'ethers'
import { drawSecret } from '../../devnet/deploy/drawSecret'
import { LOTTERY_SEED, lotteryTable } from '../../devnet/tables/games'
import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import type { Chain } from './chain'

const LOTTERY = new Interface([
  'function owner() view returns (address)',
  'function operatorAddress() view returns (address)',
  'function randomGenerator() view returns (address)',
  'function currentLotteryId() view returns (uint256)',
  'function viewLottery(uint256) view returns (tuple(uint8 status, uint256 startTime, uint256 endTime, uint256 priceTicketInCake, uint256 discountDivisor, uint256[6] rewardsBreakdown, uint256 treasuryFee, uint256[6] cakePerBracket, uint256[6] countWinnersPerBracket, uint256 firstTicketId, uint256 firstTicketIdNextLottery, uint256 amountCollectedInCake, uint32 finalNumber))',
  'function changeRandomGenerator(address)',
  'function startLottery(uint256 endTime, uint256 price, uint256 discountDivisor, uint256[6] shares, uint256 treasuryFee)',
  'function closeLottery(uint256)',
  'function drawFinalNumberAndMakeLotteryClaimable(uint256)',
  'function buyTickets(uint256, uint32[])',
  'function claimTickets(uint256, uint256[], uint32[])',
])
const RANDOM = new Interface(['function commit(uint256, bytes32)', 'function reveal(uint256, bytes32)'])
const TOKEN = new Interface(['function approve(address, uint256)'])

export const LOTTERY_ADDRESS = deployment.lottery.contracts.lottery
export const LOTTERY_TOKEN = deployment.contracts.product
/** More blocks than a draw waits for. */
const DRAW_BLOCKS = 10
const SALE_SEC = 3_600
/** Status of a lottery on sale. */
const OPEN = 1n
const CHOSEN_RANDOM = '0x00000000000000000000000000000000000000aa'

/** The contract's number of six digits as users read them. */
export const numberOf = (digits: string) => 1_000_000n + BigInt(Array.from(digits).reverse().join(''))

/** Runs the lottery of the local chain, as its operator and its accounts do. */
export interface LotteryRun {
  readonly read: (name: string, args?: readonly unknown[]) => Promise<unknown>
  /** Number of the latest lottery. */
  readonly currentId: () => Promise<bigint>
  /** Starts the next lottery, of an hour, and returns its number. */
  readonly start: () => Promise<bigint>
  /** Advances the time beyond the end of the latest lottery. */
  readonly passEnd: () => Promise<void>
  readonly close: () => Promise<void>
  /** Draws the closed lottery: reveals the secret, unless the number is chosen. */
  readonly draw: () => Promise<void>
  /** Ends, closes and draws the latest lottery. */
  readonly finish: () => Promise<void>
  /** Finishes the lottery on sale, or starts the next one. */
  readonly advance: () => Promise<void>
  /** Makes the following lotteries draw these digits, with a contract that says so instead of the generator. */
  readonly chooseNumber: (digits: string) => Promise<void>
  /** Buys tickets, given as digits. */
  readonly buy: (from: string, digits: readonly string[]) => Promise<void>
  readonly claim: (from: string, id: bigint, ticketIds: readonly bigint[], brackets: readonly bigint[]) => Promise<void>
}

export function runLottery(chain: Chain): LotteryRun {
  const read: LotteryRun['read'] = async (name, args = []) => {
    const data = LOTTERY.encodeFunctionData(name, [...args])
    const answer = await chain.rpc('eth_call', [{ to: LOTTERY_ADDRESS, data }, 'latest'])
    return LOTTERY.decodeFunctionResult(name, answer)[0] as unknown
  }
  const send = (from: string, name: string, args: readonly unknown[]) =>
    chain.send({ from, to: LOTTERY_ADDRESS, data: LOTTERY.encodeFunctionData(name, [...args]) })
  const currentId = async () => BigInt(String(await read('currentLotteryId')))
  const operator = async () => String(await read('operatorAddress'))
  const generator = async () => String(await read('randomGenerator')).toLowerCase()
  const secretOf = (id: bigint) => drawSecret(LOTTERY_SEED, LOTTERY_ADDRESS, id)
  const now = async () =>
    Number(
      (JSON.parse(await chain.rpc('eth_getBlockByNumber', ['latest', false])) as { readonly timestamp: string })
        .timestamp,
    )

  const run: LotteryRun = {
    read,
    currentId,
    async start() {
      const id = (await currentId()) + 1n
      const random = await generator()
      if (random !== CHOSEN_RANDOM) {
        const data = RANDOM.encodeFunctionData('commit', [id, keccak256(secretOf(id))])
        await chain.send({ from: await operator(), to: random, data })
      }
      const { ticketPrice, discountDivisor, shares, treasuryFeeBps } = lotteryTable
      await send(await operator(), 'startLottery', [
        (await now()) + SALE_SEC,
        ticketPrice,
        discountDivisor,
        shares,
        treasuryFeeBps,
      ])
      return id
    },
    async passEnd() {
      const { endTime } = (await read('viewLottery', [await currentId()])) as { readonly endTime: bigint }
      const left = Number(endTime) - (await now())
      await chain.increaseTime(Math.max(1, left + 1))
    },
    async close() {
      await send(await operator(), 'closeLottery', [await currentId()])
    },
    async draw() {
      const id = await currentId()
      const from = await operator()
      const random = await generator()
      if (random !== CHOSEN_RANDOM) {
        await chain.mine(DRAW_BLOCKS)
        await chain.send({ from, to: random, data: RANDOM.encodeFunctionData('reveal', [id, secretOf(id)]) })
      }
      await send(from, 'drawFinalNumberAndMakeLotteryClaimable', [id])
    },
    async finish() {
      await run.passEnd()
      await run.close()
      await run.draw()
    },
    async advance() {
      const { status } = (await read('viewLottery', [await currentId()])) as { readonly status: bigint }
      await (status === OPEN ? run.finish() : run.start())
    },
    async chooseNumber(digits) {
      const random = (numberOf(digits) - 1_000_000n).toString(16).padStart(64, '0')
      // Stores 1 and the number in memory, and returns both to whatever is called.
      const code = `0x60016000527f${random}60205260406000f3`
      await chain.rpc('anvil_setCode', [CHOSEN_RANDOM, code])
      await send(String(await read('owner')), 'changeRandomGenerator', [CHOSEN_RANDOM])
    },
    async buy(from, digits) {
      const approve = TOKEN.encodeFunctionData('approve', [LOTTERY_ADDRESS, 2n ** 256n - 1n])
      await chain.send({ from, to: LOTTERY_TOKEN, data: approve })
      await send(from, 'buyTickets', [await currentId(), digits.map(numberOf)])
    },
    claim: async (from, id, ticketIds, brackets) => {
      await send(from, 'claimTickets', [id, ticketIds, brackets])
    },
  }
  return run
}
