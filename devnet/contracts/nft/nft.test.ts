import { MaxUint256, parseEther } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain, type TestContract } from '../../testing/testChain.ts'

const CRO = 10n ** 18n
/** Far ahead of the clock, so that tests can stand before it. */
const OPENS = 2_000_000_000
const CLOSES = OPENS + 1_000

let chain: TestChain
let ann: string
let ben: string
let treasury: string

beforeAll(async () => {
  chain = await startTestChain()
  ;[, ann = '', ben = '', treasury = ''] = chain.accounts
})
afterAll(() => chain.stop())

describe('OptionNft', () => {
  let nft: TestContract
  beforeAll(async () => {
    nft = await chain.deploy('OptionNft', [treasury])
  })

  it('mints for 100 CRO each, which go to the treasury', () =>
    chain.apart(async () => {
      const before = await chain.balanceOf(treasury)
      await nft.send(ann, 'mint', [3], 300n * CRO)
      expect((await chain.balanceOf(treasury)) - before).toBe(300n * CRO)
      expect(await nft.read('minted')).toBe(3n)
      expect(await nft.read('balanceOf', [ann])).toBe(3n)
      const ids = await Promise.all([0, 1, 2].map((index) => nft.read('tokenOfOwnerByIndex', [ann, index])))
      expect(ids).toEqual([1n, 2n, 3n])
    }))

  it.each([
    [1, 100n * CRO - 1n],
    [1, 100n * CRO + 1n],
    [2, 100n * CRO],
  ])('refuses %i for %d wei', async (quantity, value) => {
    await expect(nft.send(ann, 'mint', [quantity], value)).rejects.toThrow('Wrong price')
  })

  it('mints none for nothing', async () => {
    await expect(nft.send(ann, 'mint', [0])).rejects.toThrow('Nothing to mint')
  })

  it('ends at 1000 minted, burned ones included', () =>
    chain.apart(async () => {
      for (let i = 0; i < 9; i += 1) await nft.send(ann, 'mint', [100], 10_000n * CRO)
      await nft.send(ann, 'mint', [99], 9_900n * CRO)
      await nft.send(ann, 'burn', [1])
      expect(await nft.read('minted')).toBe(999n)
      await expect(nft.send(ben, 'mint', [2], 200n * CRO)).rejects.toThrow('Sale has ended')
      await nft.send(ben, 'mint', [1], 100n * CRO)
      expect(await nft.read('tokenOfOwnerByIndex', [ben, 0])).toBe(1000n)
      await expect(nft.send(ben, 'mint', [1], 100n * CRO)).rejects.toThrow('Sale has ended')
      await expect(nft.send(ben, 'mint', [MaxUint256], 0n)).rejects.toThrow('Sale has ended')
    }))
})

describe('the art of both', () => {
  const base64 = (uri: unknown, type: string) => {
    const [head, body = ''] = String(uri).split(',')
    expect(head).toBe(`data:${type};base64`)
    return Buffer.from(body, 'base64').toString('utf8')
  }

  it.each([
    ['OptionNft', [] as const, [1], 100n * CRO, 'Option NFT'],
    ['LoyaltyNft', [0, OPENS] as const, [], 50n * CRO, 'Loyalty NFT 2023'],
  ])('of %s stands on the chain, for tokens that exist', (contract, times, args, value, name) =>
    chain.apart(async () => {
      const nft = await chain.deploy(contract, [treasury, ...times])
      await nft.send(ann, 'mint', [...args], value)
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
    await nft.send(ann, 'mint', [3], 300n * CRO)
    await nft.send(ann, 'setApprovalForAll', [exercise.address, true])
  })
  const at = async (timeSec: number, from: string, tokenId: number, value = 100n * CRO) => {
    await chain.setNextTime(timeSec)
    return exercise.send(from, 'exercise', [tokenId], value)
  }

  it('burns the option and pays 300 tokens for 100 CRO', () =>
    chain.apart(async () => {
      const before = await chain.balanceOf(treasury)
      const { events } = await at(OPENS + 1, ann, 2)
      expect(events.map(({ name }) => name)).toEqual(['Exercised'])
      expect(await token.read('balanceOf', [ann])).toBe(300n * CRO)
      expect(await token.read('balanceOf', [exercise.address])).toBe(300n * CRO)
      expect((await chain.balanceOf(treasury)) - before).toBe(100n * CRO)
      expect(await chain.balanceOf(exercise.address)).toBe(0n)
      expect(await nft.read('balanceOf', [ann])).toBe(2n)
      await expect(nft.read('ownerOf', [2])).rejects.toThrow()
      await expect(exercise.send(ann, 'exercise', [2], 100n * CRO)).rejects.toThrow()
    }))

  it('is open from its first second to its last', async () => {
    await chain.apart(() => expect(at(OPENS - 1, ann, 1)).rejects.toThrow('Not open yet'))
    await chain.apart(() => at(OPENS, ann, 1))
    await chain.apart(() => at(CLOSES - 1, ann, 1))
    await chain.apart(() => expect(at(CLOSES, ann, 1)).rejects.toThrow('Has ended'))
  })

  it("takes only the holder's option, approved, at its price", async () => {
    await chain.apart(() => expect(at(OPENS, ben, 1)).rejects.toThrow('Not the holder'))
    await chain.apart(() => expect(at(OPENS, ann, 1, 100n * CRO - 1n)).rejects.toThrow('Wrong price'))
    await chain.apart(async () => {
      await nft.send(ann, 'setApprovalForAll', [exercise.address, false])
      await expect(at(OPENS, ann, 1)).rejects.toThrow()
      expect(await nft.read('ownerOf', [1])).toBe(ann)
    })
  })

  it('keeps the option where the tokens have run out', () =>
    chain.apart(async () => {
      await at(OPENS, ann, 1)
      await exercise.send(ann, 'exercise', [2], 100n * CRO)
      await expect(exercise.send(ann, 'exercise', [3], 100n * CRO)).rejects.toThrow()
      expect(await nft.read('ownerOf', [3])).toBe(ann)
    }))
})

describe('LoyaltyNft', () => {
  let nft: TestContract
  beforeAll(async () => {
    nft = await chain.deploy('LoyaltyNft', [treasury, OPENS, CLOSES])
  })
  const mintAt = async (timeSec: number, from = ann, value = 50n * CRO) => {
    await chain.setNextTime(timeSec)
    return nft.send(from, 'mint', [], value)
  }

  it('costs 50 CRO, one for a holder, also by transfer', () =>
    chain.apart(async () => {
      const before = await chain.balanceOf(treasury)
      await mintAt(OPENS)
      expect((await chain.balanceOf(treasury)) - before).toBe(50n * CRO)
      await expect(nft.send(ann, 'mint', [], 50n * CRO)).rejects.toThrow('Holds one already')
      await expect(nft.send(ben, 'mint', [], 49n * CRO)).rejects.toThrow('Wrong price')
      await nft.send(ben, 'mint', [], 50n * CRO)
      await expect(nft.send(ann, 'transferFrom', [ann, ben, 1])).rejects.toThrow('Holds one already')
      await nft.send(ann, 'transferFrom', [ann, ann, 1])
      expect(await nft.read('balanceOf', [ann])).toBe(1n)
    }))

  it('is on sale from its first second to its last', async () => {
    await chain.apart(() => expect(mintAt(OPENS - 1)).rejects.toThrow('Not open yet'))
    await chain.apart(() => mintAt(OPENS))
    await chain.apart(() => mintAt(CLOSES - 1))
    await chain.apart(() => expect(mintAt(CLOSES)).rejects.toThrow('Has ended'))
  })

  it('has no empty window', async () => {
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
    await wcro.send(ann, 'deposit', [], 100n * CRO)
    await wcro.send(ann, 'transfer', [claim.address, 100n * CRO])
    await nft.send(ann, 'mint', [], 50n * CRO)
  })
  const claimAt = async (timeSec: number, from = ann) => {
    await chain.setNextTime(timeSec)
    return claim.send(from, 'claim')
  }

  it('pays a holder 100 WCRO, once', () =>
    chain.apart(async () => {
      expect(await claim.read('hasClaimed', [ann])).toBe(false)
      expect(await claim.read('isEligible', [ann])).toBe(true)
      await claimAt(OPENS)
      expect(await wcro.read('balanceOf', [ann])).toBe(100n * CRO)
      expect(await claim.read('hasClaimed', [ann])).toBe(true)
      expect(await claim.read('isEligible', [ann])).toBe(false)
      await expect(claim.send(ann, 'claim')).rejects.toThrow('Claimed already')
    }))

  it('does not pay for the same NFT again in other hands', () =>
    chain.apart(async () => {
      await wcro.send(ben, 'deposit', [], 100n * CRO)
      await wcro.send(ben, 'transfer', [claim.address, 100n * CRO])
      await claimAt(OPENS)
      await nft.send(ann, 'transferFrom', [ann, ben, 1])
      expect(await claim.read('isEligible', [ben])).toBe(false)
      await expect(claim.send(ben, 'claim')).rejects.toThrow('Paid to an earlier holder')
      expect(await wcro.read('balanceOf', [claim.address])).toBe(100n * CRO)
    }))

  it('pays holders only', async () => {
    expect(await claim.read('isEligible', [ben])).toBe(false)
    await chain.apart(() => expect(claimAt(OPENS, ben)).rejects.toThrow('Not a holder'))
  })

  it('notes no claim that it cannot pay', () =>
    chain.apart(async () => {
      await nft.send(ben, 'mint', [], 50n * CRO)
      await claimAt(OPENS)
      await expect(claim.send(ben, 'claim')).rejects.toThrow()
      expect(await claim.read('hasClaimed', [ben])).toBe(false)
    }))

  it('is open from its first second to its last', async () => {
    await chain.apart(() => expect(claimAt(OPENS - 1)).rejects.toThrow('Not open yet'))
    await chain.apart(() => claimAt(CLOSES - 1))
    await chain.apart(() => expect(claimAt(CLOSES)).rejects.toThrow('Has ended'))
  })
})
