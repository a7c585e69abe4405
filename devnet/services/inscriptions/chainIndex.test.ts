import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { createChainIndex } from './chainIndex.ts'

let chain: TestChain
let alice: string
let bob: string

const inscribe = (from: string, to: string, fields: object) =>
  chain.transact({
    from,
    to,
    data: `0x${Buffer.from(`data:,${JSON.stringify({ p: 'crc-20', ...fields })}`).toString('hex')}`,
  })
const deploy = (tick: string) => inscribe(alice, alice, { op: 'deploy', tick, max: '100', lim: '10' })
const mint = (amt: string) => inscribe(alice, alice, { op: 'mint', tick: 'cros', amt })

describe('createChainIndex', () => {
  beforeAll(async () => {
    chain = await startTestChain()
    ;[, alice = '', bob = ''] = chain.accounts.map((account) => account.toLowerCase())
  })
  afterAll(() => chain.stop())

  it('follows the chain block by block', () =>
    chain.withSnapshot(async () => {
      const index = createChainIndex(chain.rpc)
      const balances = async () => Object.fromEntries((await index.readTicks())[0]?.balances ?? [])
      expect(await index.readTicks()).toEqual([])
      const { transactionHash, blockNumber } = await deploy('cros')
      const block = (await chain.rpc.send('eth_getBlockByNumber', [blockNumber, false])) as { timestamp: string }
      expect(await index.readTicks()).toMatchObject([
        { tick: 'cros', id: transactionHash, deployTimeSec: Number(block.timestamp), minted: 0n },
      ])
      await mint('10')
      expect(await balances()).toEqual({ [alice]: 10n })
      await mint('7')
      await inscribe(alice, bob, { op: 'transfer', tick: 'cros', amt: '4' })
      expect(await balances()).toEqual({ [alice]: 13n, [bob]: 4n })
    }))

  it('applies blocks and transactions in chain order', () =>
    chain.withSnapshot(async () => {
      await deploy('cros')
      await chain.rpc.send('anvil_mine', ['0xfa'])
      await chain.rpc.send('evm_setAutomine', [false])
      const send = (op: object, to: string) =>
        chain.rpc.send('eth_sendTransaction', [
          {
            from: alice,
            to,
            gas: '0x30d40',
            data: `0x${Buffer.from(`data:,${JSON.stringify({ p: 'crc-20', tick: 'cros', ...op })}`).toString('hex')}`,
          },
        ])
      await send({ op: 'transfer', amt: '1' }, bob)
      await send({ op: 'mint', amt: '10' }, alice)
      await send({ op: 'transfer', amt: '3' }, bob)
      await chain.rpc.send('evm_mine')
      await chain.rpc.send('evm_setAutomine', [true])
      const [tick] = await createChainIndex(chain.rpc).readTicks()
      expect(Object.fromEntries(tick!.balances)).toEqual({ [alice]: 7n, [bob]: 3n })
    }))

  it('reindexes after a reorg, even if the new chain is as long or longer', async () => {
    const index = createChainIndex(chain.rpc)
    const ticks = async () => (await index.readTicks()).map(({ tick }) => tick)
    await chain.withSnapshot(async () => {
      await deploy('first')
      await deploy('second')
      expect(await ticks()).toEqual(['first', 'second'])
    })
    expect(await ticks()).toEqual([])
    await chain.withSnapshot(async () => {
      await deploy('third')
      await deploy('fourth')
      expect(await ticks()).toEqual(['third', 'fourth'])
    })
    await chain.withSnapshot(async () => {
      for (const tick of ['a', 'b', 'c']) await deploy(tick)
      expect(await ticks()).toEqual(['a', 'b', 'c'])
    })
  })

  it('ignores failed transactions and contract creations', () =>
    chain.withSnapshot(async () => {
      await deploy('cros')
      await mint('10')
      const nft = await chain.deploy('OptionNft', [alice])
      // The contract has no such function, so the transaction reverts.
      const { status } = await inscribe(alice, nft.address, { op: 'transfer', tick: 'cros', amt: '10' })
      expect(status).toBe('0x0')
      const [tick] = await createChainIndex(chain.rpc).readTicks()
      expect(Object.fromEntries(tick!.balances)).toEqual({ [alice]: 10n })
    }))

  it('serves concurrent reads', () =>
    chain.withSnapshot(async () => {
      await deploy('cros')
      await mint('10')
      const index = createChainIndex(chain.rpc)
      const answers = await Promise.all([index.readTicks(), index.readTicks(), index.readTicks()])
      expect(answers.map(([tick]) => tick?.minted)).toEqual([10n, 10n, 10n])
    }))

  it('recovers after a node failure', async () => {
    let isDown = true
    const flaky = Object.assign(Object.create(chain.rpc) as typeof chain.rpc, {
      send: (...args: Parameters<typeof chain.rpc.send>) =>
        isDown ? Promise.reject(new Error('down')) : chain.rpc.send(...args),
    })
    const index = createChainIndex(flaky)
    await expect(index.readTicks()).rejects.toThrow('down')
    isDown = false
    await expect(index.readTicks()).resolves.toEqual([])
  })
})
