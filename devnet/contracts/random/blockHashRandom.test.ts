import { AbiCoder, keccak256, ZeroHash, zeroPadValue } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deployLottery, operator, startLottery, useSteadyTime } from '../../testing/gameFixtures.ts'
import { mine, mineTo, usersOf } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'
import { deployToken, owner, treasury } from '../../testing/vaultFixtures.ts'

const SECRET = zeroPadValue('0x5ec4e7', 32)
const COMMITMENT = keccak256(SECRET)
const DELAY = 5n
const REVEAL = 100n

let chain: TestChain
let random: TestContract
let lottery: TestContract
let alice: string
let endSec: number

beforeAll(async () => {
  chain = await startTestChain()
  await useSteadyTime(chain)
  ;[alice = ''] = usersOf(chain)
  const token = await deployToken(chain, 'CAKE')
  random = await chain.deploy('BlockHashRandom', [operator(chain)])
  lottery = await deployLottery(chain, token, random, treasury(chain))
  await random.send(owner(chain), 'setConsumer', [lottery.address])
  endSec = await startLottery(chain, lottery)
})
afterAll(() => chain.stop())

interface Draw {
  readonly targetBlock: bigint
  readonly blockHash: string
  readonly random: bigint
  readonly secret: string
}

const drawOf = async () => (await random.read('draws', [1n])) as Draw
const commit = () => random.send(operator(chain), 'commit', [1n, COMMITMENT])
const reveal = (secret = SECRET) => random.send(alice, 'reveal', [1n, secret])
const settle = () => random.send(alice, 'settle', [1n])

/** Closes the lottery and returns the target block. */
async function close(): Promise<bigint> {
  await chain.setNextTime(endSec)
  const { blockNumber } = await lottery.send(alice, 'closeLottery', [1n])
  const { targetBlock } = await drawOf()
  expect(targetBlock).toBe(BigInt(blockNumber) + DELAY)
  return targetBlock
}

async function expectDrawn(secret: string): Promise<void> {
  const { targetBlock, blockHash, random: number, secret: used } = await drawOf()
  const block = (await chain.rpc.send('eth_getBlockByNumber', [`0x${targetBlock.toString(16)}`, false])) as {
    hash: string
  }
  expect([blockHash, used]).toEqual([block.hash, secret])
  const encoded = AbiCoder.defaultAbiCoder().encode(['uint256', 'bytes32', 'bytes32'], [1n, block.hash, secret])
  expect(number).toBe(BigInt(keccak256(encoded)))
  await lottery.send(alice, 'drawFinalNumberAndMakeLotteryClaimable', [1n])
  const { finalNumber } = (await lottery.read('viewLottery', [1n])) as { readonly finalNumber: bigint }
  expect(finalNumber).toBe(1_000_000n + (number % 1_000_000n))
}

describe('random number of a block hash and a secret', () => {
  it('can be recomputed from the committed secret and the later block', () =>
    chain.withSnapshot(async () => {
      await commit()
      const target = await close()
      await mineTo(chain, target - 1n)
      await expect(reveal()).rejects.toThrow('not there yet')
      await expect(reveal(ZeroHash)).rejects.toThrow('not the committed secret')
      await reveal()
      await expectDrawn(SECRET)
      await expect(reveal()).rejects.toThrow('nothing to draw')
    }))

  it('needs no secret if none was committed', () =>
    chain.withSnapshot(async () => {
      await mineTo(chain, await close())
      await settle()
      await expectDrawn(ZeroHash)
    }))

  it('is drawn by anyone without the secret if the operator withholds it', () =>
    chain.withSnapshot(async () => {
      await commit()
      const target = await close()
      await mineTo(chain, target + REVEAL - 1n)
      await expect(settle()).rejects.toThrow('can still be revealed')
      await settle()
      await expectDrawn(ZeroHash)
    }))

  it('has a new block once the hash of the one before is out of reach', () =>
    chain.withSnapshot(async () => {
      await commit()
      const target = await close()
      await mineTo(chain, target + 255n)
      await expect(random.send(alice, 'renew', [1n])).rejects.toThrow('can still be read')
      await expect(reveal()).rejects.toThrow("can't be read any more")
      const { blockNumber } = await random.send(alice, 'renew', [1n])
      await mineTo(chain, BigInt(blockNumber) + DELAY)
      await reveal()
      await expectDrawn(SECRET)
      await expect(random.send(alice, 'renew', [1n])).rejects.toThrow('nothing to draw')
    }))

  it('takes one commitment, from the operator, before the request of the lottery', () =>
    chain.withSnapshot(async () => {
      await expect(random.send(alice, 'commit', [1n, COMMITMENT])).rejects.toThrow()
      await expect(random.send(operator(chain), 'commit', [1n, ZeroHash])).rejects.toThrow('commitment is 0')
      await expect(random.send(alice, 'request', [1n])).rejects.toThrow('not the consumer')
      await expect(random.send(owner(chain), 'setConsumer', [alice])).rejects.toThrow('set already')
      for (const fn of ['settle', 'renew'])
        await expect(random.send(alice, fn, [1n])).rejects.toThrow('nothing to draw')
      await commit()
      await expect(commit()).rejects.toThrow('already')
      await close()
      await mine(chain, 10)
      await reveal()
    }))

  it('serves the consumer that its deployer names, and no other', async () => {
    const fresh = await chain.deploy('BlockHashRandom', [operator(chain)])
    for (const from of [alice, operator(chain)])
      await expect(fresh.send(from, 'setConsumer', [lottery.address])).rejects.toThrow('not the deployer')
    await fresh.send(owner(chain), 'setConsumer', [lottery.address])
    expect(await fresh.read('consumer')).toBe(lottery.address)
  })

  it('cannot be committed to after the request', () =>
    chain.withSnapshot(async () => {
      await close()
      await expect(commit()).rejects.toThrow('already')
    }))
})
