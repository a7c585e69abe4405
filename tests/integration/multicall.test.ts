import { describe, expect, inject, it } from 'vitest'
import { readMulticall } from '@/chain/calls/multicall'
import { erc20Contract } from '@/chain/contracts/erc20'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { useChain } from './chain'

const { multicall = ZERO_ADDRESS, wcro = ZERO_ADDRESS } = getDeployment().contracts
const accounts = inject('accounts').filter(isAddress)

describe('multicall', () => {
  const chain = useChain()

  it('returns for 5,000 calls what each returns on its own', async () => {
    const calls = Array.from({ length: 5000 }, (_, index) =>
      erc20Contract(wcro).balanceOf(accounts[index % accounts.length] ?? ZERO_ADDRESS),
    )
    const { results, blockNumber } = await readMulticall(readClient, multicall, calls)
    expect(results).toHaveLength(5000)
    expect(blockNumber).toBe(Number(await chain.rpc('eth_blockNumber', [])))
    const balances = await Promise.all(accounts.map((account) => chain.balanceOf(wcro, account)))
    results.forEach((result, index) => {
      expect(calls[index]?.decode(result ?? '0x')).toBe(balances[index % accounts.length])
    })
  })

  it('isolates calls that revert or have no contract', async () => {
    const good = erc20Contract(wcro).totalSupply()
    const { results } = await readMulticall(readClient, multicall, [
      erc20Contract(ZERO_ADDRESS).totalSupply(),
      good,
      { to: multicall, data: '0x12345678' },
    ])
    expect(results[0]).toBeUndefined()
    expect(results[1]).toMatch(/^0x/)
    expect(results[2]).toBeUndefined()
  })
})
