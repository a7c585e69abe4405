import { getAddress } from 'ethers'
import { describe, expect, inject, it } from 'vitest'
import { fetchTokenList } from '@/api/tokenList/query'
import { readMulticall } from '@/chain/calls/multicall'
import { erc20Contract } from '@/chain/contracts/erc20'
import { readNameAddress } from '@/chain/names/nameService'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { ZERO_ADDRESS } from '@/lib/hex'
import { resolveName } from '@/store/lists/resolveName'
import { USER_NAME } from '../../devnet/tables/names'

const registry = getDeployment().nameService?.registry ?? ZERO_ADDRESS

describe('names on the local chain', () => {
  it('resolve through the local gateway to a token list with existing tokens', async () => {
    const { name, tokens } = await fetchTokenList('tokens.eth', resolveName)
    expect(name).toBe('Hours of the day')
    expect(tokens.map(({ symbol }) => symbol)).toEqual(['NOON', 'DUSK', 'USDC'])
    const calls = tokens.map(({ address }) => erc20Contract(address).symbol())
    const { results } = await readMulticall(readClient, getDeployment().contracts.multicall ?? ZERO_ADDRESS, calls)
    expect(calls.map((call, index) => call.decode(results[index] ?? '0x'))).toEqual(['NOON', 'DUSK', 'USDC'])
  })

  it('resolve to the account they were set to', async () => {
    expect(await readNameAddress(readClient, registry, USER_NAME.join('.'))).toBe(
      getAddress(inject('accounts')[2] ?? ''),
    )
  })

  it('that are not registered resolve to nothing', async () => {
    expect(await readNameAddress(readClient, registry, 'nobody.cro')).toBeUndefined()
    await expect(fetchTokenList('nobody.eth', resolveName)).rejects.toThrow('Failed to resolve ENS name: nobody.eth.')
  })
})
