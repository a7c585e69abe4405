import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RpcClient } from '@/chain/rpc/rpcClient'
import { lookUpName } from './lookUpName'
import { prepareSwap } from './prepareSwap'
import { type ProbeTerms, probeSwap } from './probeSwap'
import { testTrade, USDC, WCRO } from './testing/trades'

vi.mock('./lookUpName')
vi.mock('./probeSwap')

const SHOWN = `0x${'aB'.repeat(20)}` as const
const OTHER = `0x${'cd'.repeat(20)}` as const
const client: RpcClient = { request: () => Promise.reject(new Error('Nothing is asked for here')) }
const terms: ProbeTerms = {
  router: `0x${'2'.repeat(40)}`,
  input: WCRO,
  output: USDC,
  account: OTHER,
  recipient: SHOWN,
  deadlineSec: 1,
  slippageBps: 50,
}
const prepare = (more: Partial<ProbeTerms> = {}) => prepareSwap(client, testTrade(), { ...terms, ...more })

beforeEach(() => {
  vi.mocked(probeSwap).mockReset().mockResolvedValue(false)
  vi.mocked(lookUpName)
    .mockReset()
    .mockResolvedValue(SHOWN.toLowerCase() as typeof SHOWN)
})

describe('prepareSwap', () => {
  it('makes the request that the node has run, by the method that its tokens need', async () => {
    expect(await prepare()).toMatchObject({
      contract: terms.router,
      fn: { name: 'swapExactTokensForTokens' },
    })
    vi.mocked(probeSwap).mockResolvedValue(true)
    expect(await prepare()).toMatchObject({
      fn: { name: expect.stringMatching(/SupportingFeeOnTransferTokens/) as string },
    })
    expect(lookUpName).not.toHaveBeenCalled()
  })

  it('sends to the address that was shown for a name, where the name still leads there', async () => {
    expect(await prepare({ recipientName: 'ada.cro' })).toMatchObject({
      args: expect.arrayContaining([SHOWN]) as unknown[],
    })
    expect(lookUpName).toHaveBeenCalledExactlyOnceWith(client, 'ada.cro')
  })

  it('makes none where the name leads elsewhere since then, or to nobody', async () => {
    vi.mocked(lookUpName).mockResolvedValueOnce(OTHER).mockResolvedValueOnce(undefined)
    expect(await prepare({ recipientName: 'ada.cro' })).toBe('recipientMoved')
    expect(await prepare({ recipientName: 'ada.cro' })).toBe('recipientMoved')
  })

  it('makes none where the name could not be looked up', async () => {
    vi.mocked(lookUpName).mockRejectedValue(new Error('No answer'))
    await expect(prepare({ recipientName: 'ada.cro' })).rejects.toThrow('No answer')
  })
})
