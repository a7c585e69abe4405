import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyPair, type OddToken, oddTokenTable } from '../tables/oddTokens.ts'
import { startDeployedChain, type TestChain, type TestContract } from '../testing/testChain.ts'
import { rolesOf } from './accounts.ts'
import { oddTokenAddress } from './oddTokens.ts'

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let factory: TestContract
beforeAll(async () => {
  chain = await startDeployedChain()
  factory = chain.at('UniswapV2Factory', chain.deployment.exchange.contracts.factory)
})
afterAll(() => chain.stop())

function addressOf(key: OddToken): string {
  return oddTokenAddress(rolesOf(chain.accounts).oddDeployer, key)
}

const tokenAt = (on: TestChain, contract: string, key: OddToken) => on.at(contract, addressOf(key))

describe('odd tokens', () => {
  it.each(oddTokenTable)(
    '$key is at its address, has a pool, and the users hold some',
    async ({ key, contract, pool, userUnits }) => {
      const token = tokenAt(chain, contract, key)
      const pair = String(await factory.read('getPair', [token.address, chain.deployment.contracts.wcro]))
      expect(await token.read('balanceOf', [pair])).toBe(pool.tokenUnits)
      for (const user of rolesOf(chain.accounts).users) expect(await token.read('balanceOf', [user])).toBe(userUnits)
    },
  )

  it('have the intended quirks', async () => {
    for (const [key, decimals] of [
      ['noDecimals', 0n],
      ['twoDecimals', 2n],
      ['mostDecimals', 77n],
    ] as const) {
      expect(await tokenAt(chain, 'TestToken', key).read('decimals')).toBe(decimals)
    }
    expect(await tokenAt(chain, 'Bytes32Token', 'bytes32Symbol').read('symbol')).toBe(
      `0x${Buffer.from('OLDMKR').toString('hex').padEnd(64, '0')}`,
    )
    await expect(tokenAt(chain, 'NamelessToken', 'noSymbol').read('symbol')).rejects.toThrow('no symbol')
    expect(await tokenAt(chain, 'TestToken', 'impostor').read('symbol')).toBe('USDC')
    expect(addressOf('impostor')).not.toBe(chain.deployment.tokens['USDC']?.address)
  })

  it('include one with a 12 % fee on transfer', async () => {
    const [from, to = ''] = [rolesOf(chain.accounts).users[0], chain.accounts[5]]
    const token = tokenAt(chain, 'FeeToken', 'feeOnTransfer')
    await token.send(from, 'transfer', [to, 1_000n])
    expect(await token.read('balanceOf', [to])).toBe(880n)
  })

  it('include two with an empty pair', async () => {
    const pair = chain.at('UniswapV2Pair', String(await factory.read('getPair', emptyPair.map(addressOf))))
    expect((await pair.read('getReserves')) as readonly bigint[]).toMatchObject({ 0: 0n, 1: 0n })
  })
})
