import { Interface } from 'ethers'
import { describe, expect, it } from 'vitest'
import { BlockRunner } from './blockRunner.ts'
import { readEntitySchema } from './entitySchema.ts'
import { EntityStore, type Row } from './entityStore.ts'
import { findEvent } from './ethereumEvents.ts'
import type { HandlerScope } from './mappingHost.ts'
import type { RunningSource, Subgraph } from './subgraph.ts'
import { FakeChain } from './testing/fakeChain.ts'

const SCHEMA = readEntitySchema(`
  type Bet @entity(immutable: false) { id: ID! round: String! }
`)
const ABI = new Interface(['event Ping(uint256 number)'])
const PING = findEvent(ABI, 'Ping(uint256)')
const SOURCE: RunningSource = {
  address: `0x${'ab'.repeat(20)}`,
  startBlock: 0,
  context: new Map(),
  handlers: new Map([[PING.topicHash, { fragment: PING, handler: 'handlePing' }]]),
}
const bet = (id: string, round: string): Row => ({ id, round })

/** Runs handlers, one after the other, in a block after one that has saved the bets a and b. */
async function runInBlock(...handlers: readonly ((scope: HandlerScope) => void)[]): Promise<void> {
  const store = new EntityStore(SCHEMA)
  const saved = [bet('a', '1'), bet('b', '1')]
  store.commit(1, new Map([['Bet', new Map(saved.map((row) => [String(row['id']), row]))]]))
  const chain = new FakeChain()
  const { topics, data } = ABI.encodeEventLog('Ping', [1n])
  chain.mine(1, [{ from: SOURCE.address, logs: [{ address: SOURCE.address, topics, data }] }])
  const [block] = await chain.readBlocks([1])
  const [log] = await chain.readLogs({ addresses: [SOURCE.address], topics: [PING.topicHash], from: 1, to: 1 })
  const rest = [...handlers]
  const mapping = { run: (_: string, scope: HandlerScope) => rest.shift()?.(scope) }
  const subgraph: Subgraph = { name: 'test', schema: SCHEMA, mapping, sources: [SOURCE], templates: new Map() }
  const runner = new BlockRunner(subgraph, store, chain, block!)
  for (let index = 0; index < handlers.length; index += 1) await runner.run(SOURCE, log!)
  expect(rest).toEqual([])
}

describe('a handler', () => {
  it('sees what it has changed itself, what those before it in the block have, and what is stored', async () => {
    await runInBlock(
      (scope) => {
        expect(scope.load('Bet', 'a')).toEqual(bet('a', '1'))
        scope.save('Bet', 'a', bet('a', '2'))
        scope.save('Bet', 'c', bet('c', '1'))
        expect([scope.load('Bet', 'a'), scope.load('Bet', 'c')]).toEqual([bet('a', '2'), bet('c', '1')])
        expect([scope.isStored('Bet', 'a'), scope.isStored('Bet', 'c')]).toEqual([true, false])
      },
      (scope) => {
        expect([scope.load('Bet', 'a'), scope.load('Bet', 'c')]).toEqual([bet('a', '2'), bet('c', '1')])
        scope.save('Bet', 'c', undefined)
        scope.save('Bet', 'b', undefined)
        expect([scope.load('Bet', 'b'), scope.load('Bet', 'c')]).toEqual([undefined, undefined])
        expect([scope.isStored('Bet', 'b'), scope.isStored('Bet', 'c')]).toEqual([true, false])
      },
    )
  })
})
