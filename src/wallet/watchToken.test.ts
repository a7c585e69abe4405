import { describe, expect, it, vi } from 'vitest'
import type { Eip1193Provider } from './eip1193'
import { watchToken } from './watchToken'

const token = { address: `0x${'ab'.repeat(20)}`, symbol: 'xVVS-CRO-USDC', decimals: 18 } as const
const wallet = (answer: () => unknown) => {
  const request = vi.fn<Eip1193Provider['request']>(() => Promise.resolve().then(answer))
  return { request }
}

describe('watchToken', () => {
  it('passes the token with a truncated symbol', async () => {
    const { request } = wallet(() => true)
    expect(await watchToken({ request }, token)).toBe('added')
    expect(request).toHaveBeenCalledExactlyOnceWith({
      method: 'wallet_watchAsset',
      params: { type: 'ERC20', options: { address: token.address, symbol: 'xVVS-CRO-US', decimals: 18 } },
    })
  })

  it('distinguishes a rejection from a failure', async () => {
    const failing = (code: number) =>
      wallet(() => {
        throw Object.assign(new Error('no'), { code })
      })
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(
      await watchToken(
        wallet(() => false),
        token,
      ),
    ).toBe('declined')
    expect(await watchToken(failing(4001), token)).toBe('declined')
    expect(await watchToken(failing(-32_601), token)).toBe('failed')
  })
})
