import { describe, expect, it } from 'vitest'
import { getLottery } from '@/domain/lottery/lottery'
import { openRound as round } from '@/domain/lottery/testing/openRound'
import { LOADING, ready } from '@/lib/loadable'
import { affordableTickets, type BuyFacts, deriveBuyForm } from './buyForm'

const WEI = 10n ** 18n
const failed = { status: 'failed', retry: () => undefined } as const

function derive(part: Partial<BuyFacts> = {}) {
  const lottery = getLottery()
  if (lottery === undefined) throw new Error('The network has no lottery')
  return deriveBuyForm({
    walletStatus: 'connected',
    lottery,
    round: ready(round),
    phase: 'sale',
    soldTickets: ready(100),
    maxTickets: 100,
    draft: { countText: '2', numbers: ['987654', '000000'] },
    balance: ready(1_000n * WEI),
    approval: { status: 'APPROVED' },
    ...part,
  })
}
const keyOf = (form: ReturnType<typeof derive>) => ('text' in form ? form.text.key : form.status)

describe('deriveBuyForm', () => {
  it('buys the numbers of the draft, at a price with the discount', () => {
    const form = derive()
    expect(form.status).toBe('ready')
    const request = form.status === 'ready' ? form.request : undefined
    expect(request?.args).toEqual([3n, [1_456_789n, 1_000_000n]])
    expect(request?.preview?.sends[0]?.amountWei).toBe((1_999n * WEI) / 10n)
    expect(request?.preview?.warning?.values?.['cost']).toBe('199.9')
  })

  it.each<[string, Partial<BuyFacts>, string]>([
    ['nothing typed', { draft: { countText: '', numbers: [] } }, 'lottery.buy.enter'],
    ['0', { draft: { countText: '0', numbers: [] } }, 'lottery.buy.enter'],
    ['too many', { draft: { countText: '101', numbers: [] } }, 'lottery.buy.tooMany'],
    ['five digits', { draft: { countText: '1', numbers: ['12345'] } }, 'lottery.buy.incomplete'],
    ['fewer numbers than tickets', { draft: { countText: '2', numbers: ['123456'] } }, 'lottery.buy.incomplete'],
    ['too little', { balance: ready(199n * WEI) }, 'lottery.buy.insufficient'],
    ['an unread balance', { balance: LOADING }, 'lottery.balance.loading'],
    ['a failed balance', { balance: failed }, 'lottery.balance.failed'],
    ['a failed lottery', { round: failed }, 'lottery.unread'],
    ['an unread lottery', { round: LOADING }, 'lottery.checking'],
    ['the end of the sale', { phase: 'closing' }, 'lottery.buy.closed'],
    ['a draw', { phase: 'drawing' }, 'lottery.buy.closed'],
    ['no wallet', { walletStatus: 'disconnected' }, 'disconnected'],
    ['another network', { walletStatus: 'wrongChain' }, 'wrongChain'],
    ['an unread allowance', { approval: { status: 'UNKNOWN' } }, 'lottery.checking'],
  ])('of %s is blocked', (_what, part, key) => {
    expect(keyOf(derive(part))).toBe(key)
  })

  it('takes the same number a hundred times', () => {
    const draft = { countText: '100', numbers: Array.from({ length: 100 }, () => '777777') }
    expect(derive({ draft, balance: ready(10_000n * WEI) }).status).toBe('ready')
  })
})

describe('affordableTickets', () => {
  it.each([
    [0n, 0],
    [99n, 0],
    [100n, 1],
    [199n, 1],
    // Two cost 199.9.
    [200n, 2],
    [9_504n, 99],
    [9_505n, 100],
    [1_000_000n, 100],
  ])('with %s tokens are %s', (tokens, count) => {
    expect(affordableTickets(tokens * WEI, round, 100)).toBe(count)
  })
})
