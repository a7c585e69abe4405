import { id } from 'ethers'
import { describe, expect, it } from 'vitest'
import type { Address, Hex } from '@/lib/hex'
import { addressOf } from '@/lib/testing/addresses'
import type { RpcClient } from '../rpc/rpcClient'
import { NetworkError, RpcError } from '../rpc/rpcError'
import { functionSelector, pushedSelectors, readContractControl } from './contractControl'

const [TOKEN, OWNER, LOGIC, BEACON] = [addressOf('1'), addressOf('2'), addressOf('3'), addressOf('4')]
const MINT = functionSelector('mint(address,uint256)')
const PAUSE = functionSelector('pause()')
/** A dispatcher that compares with each selector. */
const codeOf = (...selectors: readonly Hex[]): Hex =>
  `0x6080604052${selectors.map((selector) => `8063${selector.slice(2)}14`).join('')}`
const wordOf = (address: Address): Hex => `0x${address.slice(2).padStart(64, '0')}`
const slotOf = (name: string): Hex => `0x${(BigInt(id(`eip1967.proxy.${name}`)) - 1n).toString(16)}`

interface Fake {
  readonly code: Readonly<Record<Address, Hex>>
  readonly slots?: Readonly<Record<Hex, Hex>>
  /** Answers by address and signature; a call without one reverts. */
  readonly calls?: Readonly<Record<string, Hex>>
}

const clientOf = ({ code, slots = {}, calls = {} }: Fake): RpcClient => ({
  request: (method, [first, second], parse) => {
    if (method === 'eth_getCode') return Promise.resolve(parse(code[first as Address] ?? '0x'))
    if (method === 'eth_getStorageAt') return Promise.resolve(parse(slots[second as Hex] ?? `0x${'0'.repeat(64)}`))
    const { to, data } = first as { readonly to: string; readonly data: string }
    const signature = Object.keys(calls).find((key) => {
      const [at, name = ''] = key.split(' ')
      return at === to && functionSelector(name) === data
    })
    const answer = signature === undefined ? undefined : calls[signature]
    return answer === undefined ? Promise.reject(new RpcError('execution reverted', 3)) : Promise.resolve(parse(answer))
  },
})

it('selectors are those of the ABI', () => {
  expect(MINT).toBe(id('mint(address,uint256)').slice(0, 10))
})

describe('pushedSelectors', () => {
  it('finds what is pushed, and nothing in the data of a longer push', () => {
    const hidden = `7f${`63${PAUSE.slice(2)}`.padEnd(64, '0')}`
    expect(pushedSelectors(`${codeOf(MINT)}${hidden}63aabbccdd`)).toEqual(new Set([MINT, '0xaabbccdd']))
  })

  it('ends with code that is cut off', () => {
    expect(pushedSelectors('0x')).toEqual(new Set())
    expect(pushedSelectors('0x7f00').size).toBe(0)
  })
})

describe('readContractControl', () => {
  it('reads the owner, the pause and the functions of a contract', async () => {
    const calls = { [`${TOKEN} owner()`]: wordOf(OWNER), [`${TOKEN} paused()`]: `0x${'1'.padStart(64, '0')}` as const }
    expect(await readContractControl(clientOf({ code: { [TOKEN]: codeOf(MINT, PAUSE) }, calls }), TOKEN)).toEqual({
      owner: OWNER,
      isPaused: true,
      isUpgradeable: false,
      selectors: new Set([MINT, PAUSE]),
    })
  })

  it('has no owner where the contract has no such function, or its answer is no address', async () => {
    const code = { [TOKEN]: codeOf() }
    expect((await readContractControl(clientOf({ code }), TOKEN)).owner).toBeUndefined()
    const calls = { [`${TOKEN} owner()`]: `0x${'f'.repeat(64)}` as const, [`${TOKEN} getOwner()`]: wordOf(OWNER) }
    expect((await readContractControl(clientOf({ code, calls }), TOKEN)).owner).toBe(OWNER)
  })

  it.each([
    ['implementation', {}],
    ['beacon', { [`${BEACON} implementation()`]: wordOf(LOGIC) }],
  ] as const)('finds the functions behind a proxy by its %s', async (name, calls) => {
    const slots = { [slotOf(name)]: wordOf(name === 'beacon' ? BEACON : LOGIC) }
    const control = await readContractControl(
      clientOf({ code: { [TOKEN]: codeOf(), [LOGIC]: codeOf(MINT) }, slots, calls }),
      TOKEN,
    )
    expect(control.isUpgradeable).toBe(true)
    expect(control.selectors).toContain(MINT)
  })

  it('finds the functions behind a minimal proxy, whose code is fixed', async () => {
    const proxy: Hex = `0x363d3d373d3d3d363d73${LOGIC.slice(2)}5af43d82803e903d91602b57fd5bf3`
    const control = await readContractControl(clientOf({ code: { [TOKEN]: proxy, [LOGIC]: codeOf(MINT) } }), TOKEN)
    expect(control.isUpgradeable).toBe(false)
    expect(control.selectors).toContain(MINT)
  })

  it('fails where no node answers, instead of reporting no owner', async () => {
    const client: RpcClient = { request: () => Promise.reject(new NetworkError('down')) }
    await expect(readContractControl(client, TOKEN)).rejects.toThrow('down')
  })
})
