import { describe, expect, inject, it } from 'vitest'
import { encodeCall } from '@/chain/abi/codec'
import { swapRouterContract } from '@/chain/contracts/swapRouter'
import { getDeployment, namedAddresses } from '@/config/deployment'
import { lpPriceReading, tokenPriceReading } from '@/domain/price/reads'
import { isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { useChain } from './chain'
import { readNow } from './readings'

const account = inject('accounts').find(isAddress) ?? ZERO_ADDRESS
const { router = ZERO_ADDRESS } = namedAddresses(getDeployment())
const [wcro, usdc] = ['WCRO', 'USDC'].map((symbol) => getDeployment().tokens[symbol]?.address ?? ZERO_ADDRESS)
const { underlying = ZERO_ADDRESS } = getDeployment().vaults.list['vvs-cro-usdc'] ?? {}
const readings = [
  lpPriceReading(getDeployment(), underlying, ['WCRO', 'USDC']),
  tokenPriceReading(getDeployment(), 'WCRO'),
]
const FOREVER = 10n ** 12n

describe('prices', () => {
  const chain = useChain()
  const pricesNow = async () => (await readNow(readings)).map((price) => price?.toFixed())

  it('reflect the mined state: a pending trade changes neither token nor LP prices', async () => {
    const before = await pricesNow()
    expect(before).not.toContain(undefined)
    const data = encodeCall(swapRouterContract.functions.swapExactETHForTokens, [
      0n,
      [wcro ?? ZERO_ADDRESS, usdc ?? ZERO_ADDRESS],
      account,
      FOREVER,
    ])
    await chain.pauseMining()
    await chain.rpc('eth_sendTransaction', [
      { from: account, to: router, data, value: `0x${(10n ** 23n).toString(16)}`, gas: '0x989680' },
    ])
    expect(await pricesNow()).toEqual(before)
    await chain.resumeMining()
    const after = await pricesNow()
    expect(Number(after[1])).toBeLessThan(Number(before[1]))
    expect(after[0]).not.toBe(before[0])
  })
})
