import { MaxUint256, type Result, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productToken } from '../brand.ts'
import { startDeployedChain, type TestContract } from '../testing/testChain.ts'

const CRO = 10n ** 18n

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let alice: string
let bob: string
let fresh: string

const deployed = (contractName: string, address: string): TestContract => chain.at(contractName, address)
const token = (symbol: string): TestContract => chain.at('TestToken', chain.deployment.tokens[symbol]?.address ?? '')
const balance = async (symbol: string, account: string) => (await token(symbol).read('balanceOf', [account])) as bigint

beforeAll(async () => {
  chain = await startDeployedChain()
  ;[alice = '', bob = '', , fresh = ''] = chain.accounts
})
afterAll(() => chain.stop())

describe('deployment windows', () => {
  it('match the contracts and are open now', async () => {
    const windows = chain.deployment['windows'] as Record<string, { from: number; until: number }>
    const contracts = {
      nftExercise: deployed('OptionExercise', chain.deployment.nft.contracts.optionExercise),
      loyaltyNftSale: deployed('LoyaltyNft', chain.deployment.nft.contracts.loyaltyNft),
      loyaltyClaim: deployed('LoyaltyClaim', chain.deployment.nft.contracts.loyaltyClaim),
    }
    for (const [name, contract] of Object.entries(contracts)) {
      expect(windows[name]).toEqual({
        from: Number(await contract.read('opensAt')),
        until: Number(await contract.read('closesAt')),
      })
      expect(windows[name]!.from).toBeLessThan(Date.now() / 1000)
      expect(windows[name]!.until).toBeGreaterThan(Date.now() / 1000)
    }
  })
})

describe('CRO lock', () => {
  it('has an unlocked lock of each of the first two users and accepts deposits', () =>
    chain.withSnapshot(async () => {
      const lock = deployed('CroLock', chain.deployment.lock.contracts.croLock)
      for (const account of [alice, bob]) {
        const [id] = (await lock.read('getTokenIds', [account, 0, 30])) as bigint[]
        const before = await chain.balanceOf(account)
        const { feeWei } = await lock.send(account, 'withdraw', [id])
        expect((await chain.balanceOf(account)) - before + feeWei).toBe(
          250n * CRO + (250n * CRO * 12n * 300n) / (100n * 31_536_000n),
        )
      }
      await lock.send(fresh, 'deposit', [ZeroAddress], 150_000n * CRO)
      expect(await lock.read('getTokenIds', [fresh, 0, 30])).toHaveLength(1)
    }))
})

describe('NFTs', () => {
  it('let an account buy, approve and exercise an option', () =>
    chain.withSnapshot(async () => {
      const nft = deployed('OptionNft', chain.deployment.nft.contracts.optionNft)
      const exercise = deployed('OptionExercise', chain.deployment.nft.contracts.optionExercise)
      await nft.send(fresh, 'mint', [2], 200n * CRO)
      await nft.send(fresh, 'setApprovalForAll', [exercise.address, true])
      const id = await nft.read('tokenOfOwnerByIndex', [fresh, 1])
      await exercise.send(fresh, 'exercise', [id], 100n * CRO)
      expect(await balance(productToken.symbol, fresh)).toBe(300n * CRO)
      expect(await balance(productToken.symbol, exercise.address)).toBe(300n * 999n * CRO)
      expect(await nft.read('balanceOf', [fresh])).toBe(1n)
    }))

  it('let an account buy the loyalty NFT and claim', () =>
    chain.withSnapshot(async () => {
      await deployed('LoyaltyNft', chain.deployment.nft.contracts.loyaltyNft).send(fresh, 'mint', [], 50n * CRO)
      await deployed('LoyaltyClaim', chain.deployment.nft.contracts.loyaltyClaim).send(fresh, 'claim')
      expect(await balance('WCRO', fresh)).toBe(100n * CRO)
    }))
})

describe('zap', () => {
  it('converts CRO to every token and every vault LP token and back', () =>
    chain.withSnapshot(async () => {
      const zap = deployed('Zap', chain.deployment.zap.contracts.zap)
      // The zap only knows the exchange's pools, not the stable swaps.
      const onExchange = Object.values(chain.deployment.vaults.list).filter(
        ({ yieldSource }) => yieldSource.kind !== 'ferro',
      )
      const targets = new Set([
        ...Object.values(chain.deployment.tokens).map(({ address }) => address),
        ...onExchange.map(({ underlying }) => underlying),
      ])
      expect(targets.size).toBeGreaterThan(25)
      for (const target of targets) {
        const mined = await zap.send(fresh, 'zap', [ZeroAddress, target, 100n * CRO, ZeroAddress, fresh], 100n * CRO)
        const got = mined.events[0]!.args['amountOut'] as bigint
        const held = chain.at('TestToken', target)
        expect(await held.read('balanceOf', [fresh]), target).toBeGreaterThanOrEqual(got)
        await held.send(fresh, 'approve', [zap.address, MaxUint256])
        const back = await zap.send(fresh, 'zap', [target, ZeroAddress, got, ZeroAddress, fresh])
        // Swap fees of about two and a half hops each way.
        expect(back.events[0]!.args['amountOut'], target).toBeGreaterThan((100n * CRO * 97n) / 100n)
      }
    }))
})

describe('bridge record', () => {
  it('returns open and finished transactions', async () => {
    const bridge = deployed('BridgeStatus', chain.deployment.inscriptions.contracts.bridge)
    const open = [...((await bridge.read('getUsersInTransaction', [0, 30])) as Result[])].map((row) => row.toObject())
    expect(open).toMatchObject([
      { index: 2n, user: alice, status: 1n, preMintTick: 'cros', preMintAmount: 500n, isBridgeOut: true },
      { index: 3n, user: bob, status: 1n, preMintTick: 'dawn', preMintAmount: 1000n, isBridgeOut: false },
      { index: 4n, status: 1n, preMintTick: 'cros', preMintAmount: 42n, isBridgeOut: false },
    ])
    expect(await bridge.read('transactionHistoryCount')).toBe(2n)
    expect(await bridge.read('walletCount')).toBe(8n)
    expect(await bridge.read('getStartIndexForAddWallets')).toBe(5n)
  })
})
