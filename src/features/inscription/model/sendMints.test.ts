import { describe, expect, it } from 'vitest'
import type { SendResult } from '@/hooks/useSendTx'
import type { Address, Hex } from '@/lib/hex'
import { type MintRun, remainingMints } from './mintRun'
import { BATCH_SIZE, isAttempted, type MintProgress, sendMints } from './sendMints'

const ACCOUNT: Address = `0x${'a'.repeat(40)}`
const runOf = (times: number): MintRun => ({
  startedMs: 1,
  account: ACCOUNT,
  operation: { op: 'mint', tick: 'cros', amt: '1000' },
  times,
  sent: [],
  unanswered: 0,
})
const hashOf = (index: number): Hex => `0x${index.toString(16).padStart(64, '0')}`

/** A wallet that sends everything, except what `answer` says about a request; it asks the user for each. */
function walletOf(answer: (index: number) => SendResult | undefined = () => undefined) {
  let asked = 0
  let open = 0
  const most = { open: 0 }
  const send = async (onAsk: () => void): Promise<SendResult> => {
    const index = asked
    asked += 1
    onAsk()
    open += 1
    most.open = Math.max(most.open, open)
    await Promise.resolve()
    open -= 1
    return answer(index) ?? { status: 'sent', hash: hashOf(index) }
  }
  return { send, most, askedTimes: () => asked }
}

async function follow(run: MintRun, send: (onAsk: () => void) => Promise<SendResult>, isStopped = () => false) {
  const seen: MintProgress[] = []
  await sendMints(run, { send, isStopped, onProgress: (progress) => seen.push(progress) })
  return { seen, last: seen.at(-1) }
}

describe('sendMints', () => {
  it('sends more than a batch in batches, each mint once', async () => {
    const wallet = walletOf()
    const { last } = await follow(runOf(120), wallet.send)
    expect(wallet.askedTimes()).toBe(120)
    expect(wallet.most.open).toBe(BATCH_SIZE)
    expect(new Set(last?.run.sent).size).toBe(120)
    expect(last).toMatchObject({ failed: 0, waiting: 0 })
    expect(last !== undefined && isAttempted(last)).toBe(true)
  })

  it('ends after the current batch where it is stopped, and resumes with the rest', async () => {
    const wallet = walletOf()
    let isStopped = false
    const seen: MintProgress[] = []
    await sendMints(runOf(120), {
      send: wallet.send,
      isStopped: () => isStopped,
      onProgress: (progress) => {
        seen.push(progress)
        isStopped = progress.run.sent.length > 10
      },
    })
    const stopped = seen.at(-1)
    expect(stopped).toMatchObject({ waiting: 70, failed: 0 })
    expect(stopped?.run.sent).toHaveLength(50)
    expect(stopped !== undefined && isAttempted(stopped)).toBe(false)
    const { last } = await follow(stopped?.run ?? runOf(0), wallet.send)
    expect(wallet.askedTimes()).toBe(120)
    expect(new Set(last?.run.sent).size).toBe(120)
  })

  it('ends after a batch with a rejection, which is sent when it is resumed', async () => {
    const wallet = walletOf((index) => (index === 3 ? { status: 'rejected' } : undefined))
    const { last } = await follow(runOf(60), wallet.send)
    expect(last).toMatchObject({ failed: 1, waiting: 10, run: { unanswered: 0 } })
    expect(last?.run.sent).toHaveLength(49)
    const resumed = await follow(last?.run ?? runOf(0), wallet.send)
    expect(resumed.last?.run.sent).toHaveLength(60)
    expect(wallet.askedTimes()).toBe(61)
  })

  it('counts a request as unanswered before the wallet is asked, until it answers', async () => {
    const wallet = walletOf()
    const { seen } = await follow(runOf(3), wallet.send)
    expect(Math.max(...seen.map(({ run }) => run.unanswered))).toBe(3)
    expect(seen.every(({ run }) => run.unanswered + run.sent.length + remainingMints(run) === 3)).toBe(true)
    expect(seen.at(-1)?.run.unanswered).toBe(0)
  })

  it('never repeats what the wallet may have sent', async () => {
    const failure: SendResult = { status: 'failed', error: { kind: 'unknown' } }
    const wallet = walletOf((index) => (index === 0 ? failure : undefined))
    const { last } = await follow(runOf(3), wallet.send)
    expect(last).toMatchObject({ failed: 1, run: { unanswered: 1 } })
    expect(remainingMints(last?.run ?? runOf(9))).toBe(0)
    await follow(last?.run ?? runOf(9), wallet.send)
    expect(wallet.askedTimes()).toBe(3)
  })

  it('repeats what failed before the wallet was asked, or what it refused', async () => {
    for (const kind of ['network', 'disputed'] as const) {
      const { last } = await follow(runOf(2), () => Promise.resolve({ status: 'failed', error: { kind } }))
      expect(remainingMints(last?.run ?? runOf(0))).toBe(2)
    }
    const refusing = walletOf(() => ({ status: 'failed', error: { kind: 'insufficientFunds' } }))
    const { last } = await follow(runOf(2), refusing.send)
    expect(remainingMints(last?.run ?? runOf(0))).toBe(2)
  })
})
