// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { erc20Contract } from '@/chain/contracts/erc20'
import type { TxRequest } from '@/chain/tx/txRequest'
import { setDeployment } from '@/config/deployment'
import { emptyDeployment } from '@/config/testing/deployment'
import type { Hex } from '@/lib/hex'
import { numberedAddress } from '@/lib/testing/addresses'
import type { TxState } from '@/lib/txState'
import type { ClaimItem } from './claimAllTx'
import { type ClaimQueue, newQueue, parseQueue, queueProgress, readQueue, storeQueue, withSteps } from './claimQueue'
import { type QueueWorld, runQueue } from './runQueue'

const ACCOUNT = numberedAddress(1)
const TOKEN = numberedAddress(2)
const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`

const request = (amount: bigint): TxRequest => ({
  ...erc20Contract(TOKEN).transfer(ACCOUNT, amount),
  gas: { margin: 1.2 },
  summary: { key: 'a' },
  success: { key: 'b' },
  failure: { key: 'c' },
  touches: [TOKEN],
})
const claim = (id: string): ClaimItem => ({
  id,
  area: 'farms',
  kind: 'claim',
  title: { key: id },
  amounts: [],
  path: '/farms',
  claim: request(BigInt(id.length)),
})
const items = ['a', 'bb', 'ccc'].map(claim)
const queue = () => newQueue(ACCOUNT, items, 1)
const statesOf = ({ steps }: ClaimQueue) => steps.map(({ state }) => state).join()

/** Runs a queue with these answers of the wallet and ends of the transactions. */
async function run(
  start: ClaimQueue,
  { world = {}, gone = [] }: { readonly world?: Partial<QueueWorld>; readonly gone?: readonly string[] } = {},
) {
  const changes: ClaimQueue[] = [start]
  const sent: TxRequest[] = []
  const reason = await runQueue(start, {
    readClaims: (ids) => Promise.resolve(items.filter(({ id }) => ids.includes(id) && !gone.includes(id))),
    send: (asked) => {
      sent.push(asked)
      return Promise.resolve({ status: 'sent', hash: hashOf(sent.length) })
    },
    outcomeOf: () => Promise.resolve<TxState>('succeeded'),
    canBatch: false,
    isStopped: () => false,
    isGoingOn: () => start.isGoingOn,
    onChange: (next) => changes.push(next),
    ...world,
  })
  return { reason, sent, changes, last: changes.at(-1) ?? start }
}

beforeEach(() => {
  localStorage.clear()
  setDeployment(emptyDeployment)
})

describe('a queue of claims', () => {
  it('claims one after another, and keeps each state before the next', async () => {
    const { reason, sent, changes, last } = await run(queue())
    expect(reason).toBeUndefined()
    expect(sent).toHaveLength(3)
    expect(statesOf(last)).toBe('done,done,done')
    expect(changes.map(statesOf)).toContain('done,asked,waiting')
    expect(changes.map(statesOf)).toContain('done,sent,waiting')
  })

  it('skips what another tab has claimed', async () => {
    const { sent, last } = await run(queue(), { gone: ['bb'] })
    expect(sent).toHaveLength(2)
    expect(statesOf(last)).toBe('done,skipped,done')
  })

  it('stops at a failure, and goes on with the rest if it is resumed', async () => {
    let count = 0
    const outcomeOf = () => Promise.resolve<TxState>(++count === 2 ? 'reverted' : 'succeeded')
    const first = await run(queue(), { world: { outcomeOf } })
    expect(first.reason).toBe('failed')
    expect(statesOf(first.last)).toBe('done,failed,waiting')
    const second = await run(first.last)
    expect(second.reason).toBeUndefined()
    expect(statesOf(second.last)).toBe('done,failed,done')
  })

  it('goes on at a failure if the user wants that', async () => {
    let count = 0
    const outcomeOf = () => Promise.resolve<TxState>(++count === 1 ? 'reverted' : 'succeeded')
    const { reason, last } = await run({ ...queue(), isGoingOn: true }, { world: { outcomeOf } })
    expect(reason).toBeUndefined()
    expect(statesOf(last)).toBe('failed,done,done')
  })

  it('stops at a rejection and loses nothing', async () => {
    const { reason, last } = await run(queue(), { world: { send: () => Promise.resolve({ status: 'rejected' }) } })
    expect(reason).toBe('rejected')
    expect(statesOf(last)).toBe('waiting,waiting,waiting')
  })

  it('sends nothing while no node answers', async () => {
    const { reason, sent } = await run(queue(), { world: { readClaims: () => Promise.reject(new Error('dead')) } })
    expect(reason).toBe('unread')
    expect(sent).toEqual([])
  })

  it('follows what an earlier visit has sent, and asks again for what has no answer', async () => {
    const start = withSteps(withSteps(queue(), ['a'], 'sent', hashOf(9)), ['bb'], 'asked')
    const { sent, last } = await run(start)
    expect(sent).toHaveLength(2)
    expect(statesOf(last)).toBe('done,done,done')
  })

  it('looks up what an earlier visit has sent and has no record of', async () => {
    const start = withSteps(queue(), ['a'], 'sent', hashOf(9))
    const outcomeOf = (hash: Hex) => Promise.resolve<TxState | 'unknown'>(hash === hashOf(9) ? 'unknown' : 'succeeded')
    const { last } = await run(start, { world: { outcomeOf }, gone: ['a'] })
    expect(statesOf(last)).toBe('skipped,done,done')
  })

  it('puts all in one batch where the wallet can, and tries them one by one after it has failed', async () => {
    let count = 0
    const outcomeOf = () => Promise.resolve<TxState>(++count === 1 ? 'reverted' : 'succeeded')
    const first = await run(queue(), { world: { canBatch: true, outcomeOf } })
    expect(first.reason).toBe('batchFailed')
    expect(first.sent).toMatchObject([{ before: [{}, {}] }])
    const second = await run(first.last, { world: { canBatch: true } })
    expect(second.sent).toHaveLength(3)
    expect(statesOf(second.last)).toBe('done,done,done')
  })
})

describe('a stored queue', () => {
  it('is read again for its account, until it is finished', () => {
    expect(storeQueue(queue())).toBe(true)
    expect(readQueue(ACCOUNT)).toEqual(queue())
    expect(readQueue(TOKEN)).toBeUndefined()
    storeQueue(withSteps(queue(), ['a', 'bb', 'ccc'], 'done'))
    expect(readQueue(ACCOUNT)).toBeUndefined()
  })

  it('is refused if it is none', () => {
    for (const raw of [
      null,
      {},
      [],
      { ...queue(), steps: [] },
      { ...queue(), account: 'x' },
      { ...queue(), steps: [{ id: 'a' }] },
    ])
      expect(parseQueue(raw)).toBeUndefined()
    expect(parseQueue(JSON.parse(JSON.stringify(queue())))).toEqual(queue())
  })

  it('counts failed and skipped claims as done', () => {
    expect(queueProgress(withSteps(withSteps(queue(), ['a'], 'failed'), ['bb'], 'skipped'))).toEqual({
      done: 2,
      total: 3,
    })
  })
})
