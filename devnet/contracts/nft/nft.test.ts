import { MaxUint256, parseEther } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'

const CRO = 10n ** 18n
/** Far in the future, so that tests can run before it. */
const OPENS = 2_000_000_000
const CLOSES = OPENS + 1_000

let chain: TestChain
let alice: string
let bob: string
let treasury: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[, alice = '', bob = '', treasury = ''] = chain.accounts
})
afterAll(() => chain.stop())

describe('OptionNft', () => {
  let nft: TestContract
  beforeAll(async () => {
    nft = await chain.deploy('OptionNft', [treasury])
  })

  it('mints for 100 CRO each and pays the treasury', () =>
    chain.withSnapshot(async () => {
      const before = await chain.balanceOf(treasury)
      await nft.send(alice, 'mint', [3], 300n * CRO)
      expect((await chain.balanceOf(treasury)) - before).toBe(300n * CRO)
      expect(await nft.read('minted')).toBe(3n)
      expect(await nft.read('balanceOf', [alice])).toBe(3n)
      const ids = await Promise.all([0, 1, 2].map((index) => nft.read('tokenOfOwnerByIndex', [alice, index])))
      expect(ids).toEqual([1n, 2n, 3n])
    }))

  it.each([
    [1, 100n * CRO - 1n],
    [1, 100n * CRO + 1n],
    [2, 100n * CRO],
  ])('rejects a mint of %i for %d wei', async (quantity, value) => {
    await expect(nft.send(alice, 'mint', [quantity], value)).rejects.toThrow('Wrong price')
  })

  it('rejects a mint of zero', async () => {
    await expect(nft.send(alice, 'mint', [0])).rejects.toThrow('Nothing to mint')
  })

  it('stops at 1000 minted, including burned ones', () =>
    chain.withSnapshot(async () => {
      for (let i = 0; i < 9; i += 1) await nft.send(alice, 'mint', [100], 10_000n * CRO)
      await nft.send(alice, 'mint', [99], 9_900n * CRO)
      await nft.send(alice, 'burn', [1])
      expect(await nft.read('minted')).toBe(999n)
      await expect(nft.send(bob, 'mint', [2], 200n * CRO)).rejects.toThrow('Sale has ended')
      await nft.send(bob, 'mint', [1], 100n * CRO)
      expect(await nft.read('tokenOfOwnerByIndex', [bob, 0])).toBe(1000n)
      await expect(nft.send(bob, 'mint', [1], 100n * CRO)).rejects.toThrow('Sale has ended')
      await expect(nft.send(bob, 'mint', [MaxUint256], 0n)).rejects.toThrow('Sale has ended')
    }))
})

describe('on-chain art', () => {
  const base64 = (uri: unknown, type: string) => {
    const [head, body = ''] = String(uri).split(',')
    expect(head).toBe(`data:${type};base64`)
    return Buffer.from(body, 'base64').toString('utf8')
  }

  it.each([
    ['OptionNft', [] as const, [1], 100n * CRO, 'Option NFT'],
    ['LoyaltyNft', [0, OPENS] as const, [], 50n * CRO, 'Loyalty NFT 2023'],
  ])('of %s exists for minted tokens only', (contract, times, args, value, name) =>
    chain.withSnapshot(async () => {
      const nft = await chain.deploy(contract, [treasury, ...times])
      await nft.send(alice, 'mint', [...args], value)
      const metadata = JSON.parse(base64(await nft.read('tokenURI', [1]), 'application/json')) as Record<string, string>
      expect(metadata['name']).toBe(`${name} #1`)
      expect(base64(metadata['image'], 'image/svg+xml')).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 320 320">.*<\/svg>$/)
      await expect(nft.read('tokenURI', [2])).rejects.toThrow()
    }),
  )
})

describe('OptionExercise', () => {
  let nft: TestContract
  let token: TestContract
  let exercise: TestContract
  beforeAll(async () => {
    nft = await chain.deploy('OptionNft', [treasury])
    token = await chain.deploy('TestToken', ['Product', 'PRD', 18, parseEther('1000')])
    exercise = await chain.deploy('OptionExercise', [nft.address, token.address, treasury, OPENS, CLOSES])
    await token.send(chain.accounts[0]!, 'transfer', [exercise.address, 600n * CRO])
    await nft.send(alice, 'mint', [3], 300n * CRO)
    await nft.send(alice, 'setApprovalForAll', [exercise.address, true])
  })
  const at = async (timeSec: number, from: string, tokenId: number, value = 100n * CRO) => {
    await chain.setNextTime(timeSec)
    return exercise.send(from, 'exercise', [tokenId], value)
  }

  it('burns the option and pays 300 tokens for 100 CRO', () =>
    chain.withSnapshot(async () => {
      const before = await chain.balanceOf(treasury)
      const { events } = await at(OPENS + 1, alice, 2)
      expect(events.map(({ name }) => name)).toEqual(['Exercised'])
      expect(await token.read('balanceOf', [alice])).toBe(300n * CRO)
      expect(await token.read('balanceOf', [exercise.address])).toBe(300n * CRO)
      expect((await chain.balanceOf(treasury)) - before).toBe(100n * CRO)
      expect(await chain.balanceOf(exercise.address)).toBe(0n)
      expect(await nft.read('balanceOf', [alice])).toBe(2n)
      await expect(nft.read('ownerOf', [2])).rejects.toThrow()
      await expect(exercise.send(alice, 'exercise', [2], 100n * CRO)).rejects.toThrow()
    }))

  it('is open from the first to the last second of its window', async () => {
    await chain.withSnapshot(() => expect(at(OPENS - 1, alice, 1)).rejects.toThrow('Not open yet'))
    await chain.withSnapshot(() => at(OPENS, alice, 1))
    await chain.withSnapshot(() => at(CLOSES - 1, alice, 1))
    await chain.withSnapshot(() => expect(at(CLOSES, alice, 1)).rejects.toThrow('Has ended'))
  })

  it("accepts only the holder's approved option, at its price", async () => {
    await chain.withSnapshot(() => expect(at(OPENS, bob, 1)).rejects.toThrow('Not the holder'))
    await chain.withSnapshot(() => expect(at(OPENS, alice, 1, 100n * CRO - 1n)).rejects.toThrow('Wrong price'))
    await chain.withSnapshot(async () => {
      await nft.send(alice, 'setApprovalForAll', [exercise.address, false])
      await expect(at(OPENS, alice, 1)).rejects.toThrow()
      expect(await nft.read('ownerOf', [1])).toBe(alice)
    })
  })

  it('keeps the option if the tokens have run out', () =>
    chain.withSnapshot(async () => {
      await at(OPENS, alice, 1)
      await exercise.send(alice, 'exercise', [2], 100n * CRO)
      await expect(exercise.send(alice, 'exercise', [3], 100n * CRO)).rejects.toThrow()
      expect(await nft.read('ownerOf', [3])).toBe(alice)
    }))
})

describe('LoyaltyNft', () => {
  let nft: TestContract
  beforeAll(async () => {
    nft = await chain.deploy('LoyaltyNft', [treasury, OPENS, CLOSES])
  })
  const mintAt = async (timeSec: number, from = alice, value = 50n * CRO) => {
    await chain.setNextTime(timeSec)
    return nft.send(from, 'mint', [], value)
  }

  it('costs 50 CRO, one per holder, including transfers', () =>
    chain.withSnapshot(async () => {
      const before = await chain.balanceOf(treasury)
      await mintAt(OPENS)
      expect((await chain.balanceOf(treasury)) - before).toBe(50n * CRO)
      await expect(nft.send(alice, 'mint', [], 50n * CRO)).rejects.toThrow('Holds one already')
      await expect(nft.send(bob, 'mint', [], 49n * CRO)).rejects.toThrow('Wrong price')
      await nft.send(bob, 'mint', [], 50n * CRO)
      await expect(nft.send(alice, 'transferFrom', [alice, bob, 1])).rejects.toThrow('Holds one already')
      await nft.send(alice, 'transferFrom', [alice, alice, 1])
      expect(await nft.read('balanceOf', [alice])).toBe(1n)
    }))

  it('is on sale from the first to the last second of its window', async () => {
    await chain.withSnapshot(() => expect(mintAt(OPENS - 1)).rejects.toThrow('Not open yet'))
    await chain.withSnapshot(() => mintAt(OPENS))
    await chain.withSnapshot(() => mintAt(CLOSES - 1))
    await chain.withSnapshot(() => expect(mintAt(CLOSES)).rejects.toThrow('Has ended'))
  })

  it('rejects an empty window', async () => {
    await expect(chain.deploy('LoyaltyNft', [treasury, OPENS, OPENS])).rejects.toThrow('Empty window')
  })
})

describe('LoyaltyClaim', () => {
  let nft: TestContract
  let wcro: TestContract
  let claim: TestContract
  beforeAll(async () => {
    nft = await chain.deploy('LoyaltyNft', [treasury, 0, CLOSES])
    wcro = await chain.deploy('WrappedCro')
    claim = await chain.deploy('LoyaltyClaim', [nft.address, wcro.address, OPENS, CLOSES])
    await wcro.send(alice, 'deposit', [], 100n * CRO)
    await wcro.send(alice, 'transfer', [claim.address, 100n * CRO])
    await nft.send(alice, 'mint', [], 50n * CRO)
  })
  const claimAt = async (timeSec: number, from = alice) => {
    await chain.setNextTime(timeSec)
    return claim.send(from, 'claim')
  }

  it('pays a holder 100 WCRO, once', () =>
    chain.withSnapshot(async () => {
      expect(await claim.read('hasClaimed', [alice])).toBe(false)
      expect(await claim.read('isEligible', [alice])).toBe(true)
      await claimAt(OPENS)
      expect(await wcro.read('balanceOf', [alice])).toBe(100n * CRO)
      expect(await claim.read('hasClaimed', [alice])).toBe(true)
      expect(await claim.read('isEligible', [alice])).toBe(false)
      await expect(claim.send(alice, 'claim')).rejects.toThrow('Claimed already')
    }))

  it('does not pay twice for a transferred NFT', () =>
    chain.withSnapshot(async () => {
      await wcro.send(bob, 'deposit', [], 100n * CRO)
      await wcro.send(bob, 'transfer', [claim.address, 100n * CRO])
      await claimAt(OPENS)
      await nft.send(alice, 'transferFrom', [alice, bob, 1])
      expect(await claim.read('isEligible', [bob])).toBe(false)
      await expect(claim.send(bob, 'claim')).rejects.toThrow('Paid to an earlier holder')
      expect(await wcro.read('balanceOf', [claim.address])).toBe(100n * CRO)
    }))

  it('pays only holders', async () => {
    expect(await claim.read('isEligible', [bob])).toBe(false)
    await chain.withSnapshot(() => expect(claimAt(OPENS, bob)).rejects.toThrow('Not a holder'))
  })

  it('records no claim that it cannot pay', () =>
    chain.withSnapshot(async () => {
      await nft.send(bob, 'mint', [], 50n * CRO)
      await claimAt(OPENS)
      await expect(claim.send(bob, 'claim')).rejects.toThrow()
      expect(await claim.read('hasClaimed', [bob])).toBe(false)
    }))

  it('is open from the first to the last second of its window', async () => {
    await chain.withSnapshot(() => expect(claimAt(OPENS - 1)).rejects.toThrow('Not open yet'))
    await chain.withSnapshot(() => claimAt(CLOSES - 1))
    await chain.withSnapshot(() => expect(claimAt(CLOSES)).rejects.toThrow('Has ended'))
  })
})
