import { keccak256 } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawSecret } from '../deploy/drawSecret.ts'
import { LOTTERY_SEED } from '../tables/games.ts'
import { mineAt, operator, useSteadyTime } from '../testing/gameFixtures.ts'
import { createRaffle, DELAY_BLOCKS, deployRaffle, RAFFLE_STATUS, viewRaffle } from '../testing/raffleFixtures.ts'
import {
  BASE_URI,
  deploySquadParts,
  SQUAD_STATUS,
  sellSquadOut,
  squadPlan,
  startSquadSale,
} from '../testing/squadFixtures.ts'
import { mine, mineTo, readUint } from '../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../testing/testChain.ts'
import { accountOf, owner } from '../testing/vaultFixtures.ts'
import { unlockedAccount } from './account.ts'
import type { Job } from './job.ts'
import { Keeper } from './keeper.ts'
import { canReveal, type RaffleState, raffleJob } from './raffleJob.ts'
import { nextSquadAction, type SquadSaleState, squadJob } from './squadJob.ts'

const COMMITMENT = `0x${'c0'.repeat(32)}`

describe('next action of the squad', () => {
  const block = { number: 500, timeSec: 20_000 }
  const state: SquadSaleState = {
    status: 4,
    draw: { commitment: COMMITMENT, targetBlock: 0, isReady: false },
    hashBlocks: 256,
    isLocked: true,
  }
  const requested = { ...state.draw, targetBlock: 500 }

  it.each<[string, Partial<SquadSaleState>, number, string | undefined]>([
    ['commits before anything is sold', { status: 0, draw: { targetBlock: 0, isReady: false } }, 500, 'commit'],
    ['commits before the request at the latest', { draw: { targetBlock: 0, isReady: false } }, 500, 'commit'],
    ['waits while tickets are on sale', { status: 3 }, 500, undefined],
    ['requests the offset once all are sold', {}, 500, 'drawRandomness'],
    ['waits for the base URI', { isLocked: false }, 500, undefined],
    ['waits for the target block', { draw: requested }, 499, undefined],
    ['reveals in the block after it', { draw: requested }, 500, 'reveal'],
    ['settles if nothing was committed', { draw: { targetBlock: 500, isReady: false } }, 500, 'settle'],
    ['renews what is out of reach', { draw: requested }, 756, 'renew'],
    ['takes the offset once it is known', { draw: { ...requested, isReady: true } }, 900, 'fulfillRandomness'],
    ['has nothing to do once it is taken', { status: 5, draw: { ...requested, isReady: true } }, 900, undefined],
    ['leaves refunds alone', { status: 6, draw: { targetBlock: 0, isReady: false } }, 900, undefined],
  ])('%s', (_, change, number, action) => {
    expect(nextSquadAction({ ...state, ...change }, { ...block, number })).toBe(action)
  })
})

describe('raffles', () => {
  const state: RaffleState = {
    status: 2,
    draw: { commitment: COMMITMENT, targetBlock: 500, isReady: false },
    hashBlocks: 256,
  }

  it.each<[string, Partial<RaffleState>, string, number, boolean]>([
    ['are revealed in the block after the target block', {}, COMMITMENT, 500, true],
    ['wait for the target block', {}, COMMITMENT, 499, false],
    ['are revealed as long as the hash can be read', {}, COMMITMENT, 755, true],
    ['are not revealed too late', {}, COMMITMENT, 756, false],
    ['of others are left alone', {}, keccak256(COMMITMENT), 500, false],
    ['on sale are left alone', { status: 1 }, COMMITMENT, 500, false],
  ])('%s', (_, change, commitment, number, expected) => {
    expect(canReveal({ ...state, ...change }, commitment, { number, timeSec: 20_000 })).toBe(expected)
  })
})

describe('keeper', () => {
  let chain: TestChain

  beforeAll(async () => {
    chain = await startTestChain()
    await useSteadyTime(chain)
  })
  afterAll(() => chain.stop())

  const createKeeper = (job: Job) =>
    new Keeper({
      rpc: chain.rpc,
      account: unlockedAccount(chain.rpc, operator(chain)),
      jobs: [job],
      log: () => undefined,
    })

  /** Lets a keeper look once, and waits for what it has sent. */
  async function tick(keeper: Keeper): Promise<void> {
    await keeper.tick()
    expect(keeper.health().problem).toBeUndefined()
    const count = (block: string) => chain.rpc.send('eth_getTransactionCount', [operator(chain), block])
    await expect.poll(async () => (await count('pending')) === (await count('latest'))).toBe(true)
  }

  it('commits to a secret during the sale of a squad, and draws its offset once it is sold out', async () => {
    const parts = await deploySquadParts(chain, 'BlockHashRandom', [operator(chain)])
    const { random, sale, startSec } = await startSquadSale(chain, parts)
    await random.send(owner(chain), 'setConsumer', [sale.address])
    const keeper = createKeeper(squadJob(chain.rpc, sale.address, LOTTERY_SEED))
    await tick(keeper)
    const draw = async () => (await random.read('draws', [1n])) as { readonly commitment: string; random: bigint }
    expect((await draw()).commitment).toBe(keccak256(drawSecret(LOTTERY_SEED, sale.address, 1n)))
    await sellSquadOut(chain, sale, startSec)
    await tick(keeper)
    expect(await sale.read('currentStatus')).toBe(SQUAD_STATUS.drawing)
    await sale.send(owner(chain), 'setBaseURI', [BASE_URI])
    await sale.send(owner(chain), 'lock')
    await tick(keeper)
    await mine(chain, 6)
    for (let time = 0; time < 2; time += 1) await tick(keeper)
    expect(await sale.read('currentStatus')).toBe(SQUAD_STATUS.claim)
    expect(await readUint(sale, 'randomOffsetNumber')).toBe((await draw()).random % squadPlan.maxSupply)
    await tick(keeper)
  })

  it('leaves a squad alone that was not sold out', async () => {
    const parts = await deploySquadParts(chain, 'BlockHashRandom', [operator(chain)])
    const { random, sale, startSec } = await startSquadSale(chain, parts)
    await random.send(owner(chain), 'setConsumer', [sale.address])
    await mineAt(chain, startSec + squadPlan.saleSec)
    const sent = await chain.rpc.send('eth_getTransactionCount', [operator(chain), 'latest'])
    await tick(createKeeper(squadJob(chain.rpc, sale.address, LOTTERY_SEED)))
    expect(((await random.read('draws', [1n])) as { readonly targetBlock: bigint }).targetBlock).toBe(0n)
    expect(await chain.rpc.send('eth_getTransactionCount', [operator(chain), 'latest'])).toBe(sent)
  })

  it('reveals the raffles of its seed, and no others', async () => {
    const { raffle } = await deployRaffle(chain)
    const keeper = createKeeper(raffleJob(chain.rpc, raffle.address, LOTTERY_SEED))
    const creator = accountOf(chain, 4)
    await createRaffle(chain, raffle, creator, { startsAfter: 1n })
    const secret = drawSecret(LOTTERY_SEED, raffle.address, 2n)
    const { endBlock } = await createRaffle(chain, raffle, creator, { startsAfter: 1n }, secret)
    for (const id of [1n, 2n]) await raffle.send(accountOf(chain, 1), 'buyTicket', [id, 20n])
    await tick(keeper)
    await mineTo(chain, endBlock + DELAY_BLOCKS)
    for (let time = 0; time < 3; time += 1) await tick(keeper)
    expect([(await viewRaffle(raffle, 1n)).status, (await viewRaffle(raffle, 2n)).status]).toEqual([
      RAFFLE_STATUS.ended,
      RAFFLE_STATUS.revealed,
    ])
  })
})
