import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { bullBet, CRO, market } from '@/domain/prediction/testing/rounds'
import { LOADING, ready } from '@/lib/loadable'
import { type BetFacts, deriveBetForm } from './betForm'

const failed = { status: 'failed', retry: () => undefined } as const

const form = (change: Partial<BetFacts> = {}) =>
  deriveBetForm({
    walletStatus: 'connected',
    prediction: getDeployment().prediction.contracts.prediction ?? '0x',
    market: ready(market),
    state: 'running',
    bet: ready(undefined),
    secondsLeft: 120,
    blockTimeSec: 6,
    position: 'bull',
    typed: '2',
    balance: ready(10n * CRO),
    isRiskAccepted: true,
    ...change,
  })
const textOf = (state: ReturnType<typeof form>) => ('text' in state ? [state.status, state.text.key] : [state.status])

describe('the form of a bet', () => {
  it('bets on the round that takes bets', () => {
    const up = form()
    expect(up.status === 'ready' && [up.request.args, up.request.value]).toEqual([[10n], 2n * CRO])
    const down = form({ position: 'bear' })
    expect(up.status === 'ready' && down.status === 'ready' && up.request.fn !== down.request.fn).toBe(true)
  })

  it.each<[string, Partial<BetFacts>, readonly string[]]>([
    ['no wallet', { walletStatus: 'disconnected' }, ['disconnected']],
    ['another network', { walletStatus: 'wrongChain' }, ['wrongChain']],
    ['an unread market', { market: failed }, ['invalid', 'prediction.unread']],
    ['a loading market', { market: LOADING }, ['invalid', 'prediction.checking']],
    ['a pause', { state: 'paused' }, ['invalid', 'prediction.state.paused']],
    ['a missed round', { state: 'halted' }, ['invalid', 'prediction.state.halted']],
    ['an unread bet', { bet: failed }, ['invalid', 'prediction.unread']],
    ['a bet on this round', { bet: ready(bullBet) }, ['invalid', 'prediction.bet.placed']],
    ['the last seconds', { secondsLeft: 6 }, ['invalid', 'prediction.bet.closed']],
    ['no side', { position: undefined }, ['empty', 'prediction.bet.choose']],
    ['no amount', { typed: '' }, ['empty', 'prediction.bet.enter']],
    ['an amount of 0', { typed: '0' }, ['empty', 'prediction.bet.enter']],
    ['less than the minimum', { typed: '0.5' }, ['invalid', 'prediction.bet.minimum']],
    ['more than the balance', { typed: '11' }, ['invalid', 'prediction.bet.insufficient']],
    ['an unread balance', { balance: failed }, ['invalid', 'prediction.balance.failed']],
    ['risks that are not accepted', { isRiskAccepted: false }, ['unaccepted', 'prediction.bet.bull']],
  ])('says what is missing with %s', (_, change, expected) => {
    expect(textOf(form(change))).toEqual(expected)
  })

  it('takes exactly the minimum', () => {
    expect(form({ typed: '1' }).status).toBe('ready')
  })
})
