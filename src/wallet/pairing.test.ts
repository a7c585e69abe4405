import { afterEach, describe, expect, it, vi } from 'vitest'
import { endPairing, PairingEnded, pairing, pairWallet } from './pairing'

const CHOICE = 'walletconnect'
const NOW = 1_700_000_000_000
const codeUntil = (seconds: number) => `wc:abc@2?expiryTimestamp=${seconds}&relay-protocol=irn&symKey=ff`

function start() {
  let answer: { yes: () => void; no: (error: unknown) => void } | undefined
  let show: ((uri: string) => void) | undefined
  const abandon = vi.fn()
  const done = pairWallet({
    choiceId: CHOICE,
    abandon,
    connect: (showCode) => {
      show = showCode
      return new Promise<void>((yes, no) => {
        answer = { yes, no }
      })
    },
  })
  return {
    done,
    abandon,
    show: (uri: string) => show?.(uri),
    yes: () => answer?.yes(),
    no: (error: unknown) => answer?.no(error),
  }
}

afterEach(() => {
  vi.useRealTimers()
  endPairing()
})

describe('pairWallet', () => {
  it('opens, shows the URI, and closes once the wallet approves', async () => {
    const { done, show, yes, abandon } = start()
    expect(pairing.getSnapshot()).toMatchObject({ status: 'opening', choiceId: CHOICE })
    show('wc:first')
    expect(pairing.getSnapshot()).toMatchObject({ status: 'waiting', uri: 'wc:first' })
    show('wc:second')
    expect(pairing.getSnapshot()).toMatchObject({ uri: 'wc:first' })
    yes()
    await done
    expect(pairing.getSnapshot()).toBeUndefined()
    expect(abandon).not.toHaveBeenCalled()
  })

  it.each(['before', 'after'])('can be cancelled %s there is a URI', async (when) => {
    const { done, show, abandon } = start()
    if (when === 'after') show('wc:code')
    endPairing()
    await expect(done).rejects.toBeInstanceOf(PairingEnded)
    expect(pairing.getSnapshot()).toBeUndefined()
    expect(abandon).toHaveBeenCalledTimes(1)
  })

  it('ignores a URI that arrives after its end', async () => {
    const first = start()
    endPairing()
    await expect(first.done).rejects.toBeInstanceOf(PairingEnded)
    const second = start()
    first.show('wc:late')
    expect(pairing.getSnapshot()).toMatchObject({ status: 'opening' })
    second.yes()
    await second.done
  })

  it("passes on the wallet's error", async () => {
    const { done, show, no, abandon } = start()
    show(codeUntil(NOW))
    no(new Error('User rejected.'))
    await expect(done).rejects.toThrow('User rejected.')
    expect(pairing.getSnapshot()).toBeUndefined()
    expect(abandon).not.toHaveBeenCalled()
  })

  it.each(['nothing comes', 'the service fails'])('reports a missing URI if %s', async (what) => {
    vi.useFakeTimers({ now: NOW })
    const { done, no, abandon } = start()
    const outcome = expect(done).rejects.toBeInstanceOf(PairingEnded)
    if (what === 'nothing comes') vi.advanceTimersByTime(20_000)
    else no(new Error('Failed to publish'))
    await outcome
    expect(pairing.getSnapshot()).toEqual({ status: 'unreachable', choiceId: CHOICE })
    expect(abandon).toHaveBeenCalledTimes(1)
  })

  it('waits for the wallet until the URI expires', async () => {
    vi.useFakeTimers({ now: NOW })
    const { done, show, yes } = start()
    show(codeUntil(NOW / 1000 + 300))
    vi.advanceTimersByTime(200_000)
    yes()
    await done
    expect(pairing.getSnapshot()).toBeUndefined()
  })

  it('reports an expired URI until it is dismissed', async () => {
    vi.useFakeTimers({ now: NOW })
    const { done, show, no, abandon } = start()
    show(codeUntil(NOW / 1000 + 300))
    vi.setSystemTime(NOW + 300_000)
    no(new Error('Proposal expired'))
    await expect(done).rejects.toBeInstanceOf(PairingEnded)
    expect(pairing.getSnapshot()).toEqual({ status: 'expired', choiceId: CHOICE })
    expect(abandon).toHaveBeenCalledTimes(1)
    endPairing()
    expect(pairing.getSnapshot()).toBeUndefined()
  })
})
