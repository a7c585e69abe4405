import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { setupNetwork } from './setupNetwork'
import { FakeWallet, providerError } from './testing/FakeWallet'

const CHAIN_HEX = `0x${getDeployment().chainId.toString(16)}`
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

describe('setupNetwork', () => {
  let problems: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    problems = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('switches a wallet that knows the network', async () => {
    const wallet = new FakeWallet(1, [1, getDeployment().chainId])
    expect(await setupNetwork(wallet)).toBe(true)
    expect(wallet.chainId).toBe(getDeployment().chainId)
    expect(wallet.methodsCalled()).not.toContain(ADD)
    expect(problems).not.toHaveBeenCalled()
  })

  it("adds the deployment's network to a wallet that does not know it, then switches", async () => {
    const wallet = new FakeWallet(1)
    expect(await setupNetwork(wallet)).toBe(true)
    expect(wallet.chainId).toBe(getDeployment().chainId)
    const added = wallet.calls.find(({ method }) => method === ADD)?.params
    expect(added).toEqual([
      expect.objectContaining({
        chainId: CHAIN_HEX,
        chainName: getDeployment().chainName,
        nativeCurrency: getDeployment().nativeCurrency,
        rpcUrls: getDeployment().rpcUrls,
      }),
    ])
  })

  it.each([
    [
      'hides the code of an unknown chain',
      Object.assign(providerError(-32603, 'Internal'), { data: { originalError: { code: 4902 } } }),
    ],
    ['cannot switch at all', providerError(-32601, 'Method not found')],
  ])('adds the network if the wallet %s', async (_, thrown) => {
    const wallet = new FakeWallet(1)
    wallet.answer(SWITCH, () => {
      throw thrown
    })
    wallet.answer(ADD, () => {
      wallet.chainId = getDeployment().chainId
      return null
    })
    expect(await setupNetwork(wallet)).toBe(true)
  })

  it('accepts a rejection without asking again', async () => {
    const wallet = new FakeWallet(1)
    wallet.answer(SWITCH, () => {
      throw providerError(4001, 'User rejected')
    })
    expect(await setupNetwork(wallet)).toBe(false)
    expect(wallet.methodsCalled()).not.toContain(ADD)
    expect(problems).toHaveBeenCalledTimes(1)
  })

  it('is false and logs if adding fails', async () => {
    const wallet = new FakeWallet(1)
    wallet.answer(ADD, () => {
      throw providerError(-32602, 'Bad explorer')
    })
    expect(await setupNetwork(wallet)).toBe(false)
    expect(problems).toHaveBeenCalledTimes(1)
  })

  it('is false and logs without a wallet', async () => {
    expect(await setupNetwork(undefined)).toBe(false)
    expect(problems).toHaveBeenCalledTimes(1)
  })

  it('checks the chain after the wallet reports success', async () => {
    const wallet = new FakeWallet(1)
    wallet.answer(SWITCH, () => null)
    expect(await setupNetwork(wallet)).toBe(false)
  })
})
