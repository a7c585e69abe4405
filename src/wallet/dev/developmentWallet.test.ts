import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDevelopmentWallet } from './developmentWallet'

afterEach(() => vi.restoreAllMocks())

describe('development wallet', () => {
  it('sends transactions one after another, also after a failure', async () => {
    let open = 0
    let most = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      const { params } = JSON.parse(init?.body as string) as { params: readonly { data: string }[] }
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      const data = params[0]?.data
      return new Response(
        JSON.stringify(data === '0x02' ? { error: { code: -32003, message: 'no' } } : { result: data }),
      )
    })
    const wallet = createDevelopmentWallet('http://node.test', 0)
    const sends = ['0x01', '0x02', '0x03'].map((data) =>
      wallet.request({ method: 'eth_sendTransaction', params: [{ data }] }),
    )
    const settled = await Promise.allSettled(sends)
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(most).toBe(1)
  })
})
