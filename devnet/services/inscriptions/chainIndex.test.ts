import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { createChainIndex } from './chainIndex.ts'

let chain: TestChain
let ann: string
let ben: string

const inscribe = (from: string, to: string, fields: object) =>
  chain.transact({
    from,
    to,
    data: `0x${Buffer.from(`data:,${JSON.stringify({ p: 'crc-20', ...fields })}`).toString('hex')}`,
  })
const deploy = (tick: string) => inscribe(ann, ann, { op: 'deploy', tick, max: '100', lim: '10' })
const mint = (amt: string) => inscribe(ann, ann, { op: 'mint', tick: 'cros', amt })

describe('createChainIndex', () => {
  beforeAll(async () => {
    chain = await startTestChain()
    ;[, ann = '', ben = ''] = chain.accounts.map((account) => account.toLowerCase())
  })
  afterAll(() => chain.stop())

  it('follows the chain block by block', () =>
    chain.apart(async () => {
      const index = createChainIndex(chain.rpc)
      const balances = async () => Object.fromEntries((await index.readTicks())[0]?.balances ?? [])
      expect(await index.readTicks()).toEqual([])
      const { transactionHash, blockNumber } = await deploy('cros')
      const block = (await chain.rpc.send('eth_getBlockByNumber', [blockNumber, false])) as { timestamp: string }
      expect(await index.readTicks()).toMatchObject([
        { tick: 'cros', id: transactionHash, deployTimeSec: Number(block.timestamp), minted: 0n },
      ])
      await mint('10')
      expect(await balances()).toEqual({ [ann]: 10n })
      await mint('7')
      await inscribe(ann, ben, { op: 'transfer', tick: 'cros', amt: '4' })
      expect(await balances()).toEqual({ [ann]: 13n, [ben]: 4n })
    }))

  it('counts many blocks and many transactions of one block in their order', () =>
    chain.apart(async () => {
      await deploy('cros')
      await chain.rpc.send('anvil_mine', ['0xfa'])
      await chain.rpc.send('evm_setAutomine', [false])
      const send = (op: object, to: string) =>
        chain.rpc.send('eth_sendTransaction', [
          {
            from: ann,
            to,
            gas: '0x30d40',
            data: `0x${Buffer.from(`data:,${JSON.stringify({ p: 'crc-20', tick: 'cros', ...op })}`).toString('hex')}`,
          },
        ])
      await send({ op: 'transfer', amt: '1' }, ben)
      await send({ op: 'mint', amt: '10' }, ann)
      await send({ op: 'transfer', amt: '3' }, ben)
      await chain.rpc.send('evm_mine')
      await chain.rpc.send('evm_setAutomine', [true])
      const [tick] = await createChainIndex(chain.rpc).readTicks()
      expect(Object.fromEntries(tick!.balances)).toEqual({ [ann]: 7n, [ben]: 3n })
    }))

  it('reads anew where the chain was put back, also to another chain of the same height or more', async () => {
    const index = createChainIndex(chain.rpc)
    const ticks = async () => (await index.readTicks()).map(({ tick }) => tick)
    await chain.apart(async () => {
      await deploy('first')
      await deploy('second')
      expect(await ticks()).toEqual(['first', 'second'])
    })
    expect(await ticks()).toEqual([])
    await chain.apart(async () => {
      await deploy('third')
      await deploy('fourth')
      expect(await ticks()).toEqual(['third', 'fourth'])
    })
    await chain.apart(async () => {
      for (const tick of ['a', 'b', 'c']) await deploy(tick)
      expect(await ticks()).toEqual(['a', 'b', 'c'])
    })
  })

  it('leaves out failed transactions and new contracts', () =>
    chain.apart(async () => {
      await deploy('cros')
      await mint('10')
      const nft = await chain.deploy('OptionNft', [ann])
      // A contract does not know this call, so the transaction fails.
      const { status } = await inscribe(ann, nft.address, { op: 'transfer', tick: 'cros', amt: '10' })
      expect(status).toBe('0x0')
      const [tick] = await createChainIndex(chain.rpc).readTicks()
      expect(Object.fromEntries(tick!.balances)).toEqual({ [ann]: 10n })
    }))

  it('answers several readers at once', () =>
    chain.apart(async () => {
      await deploy('cros')
      await mint('10')
      const index = createChainIndex(chain.rpc)
      const answers = await Promise.all([index.readTicks(), index.readTicks(), index.readTicks()])
      expect(answers.map(([tick]) => tick?.minted)).toEqual([10n, 10n, 10n])
    }))

  it('recovers after the node failed once', async () => {
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
