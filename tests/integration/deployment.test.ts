import { describe, expect, it } from 'vitest'
import { contractCall, type ContractCall } from '@/chain/call'
import * as erc20 from '@/chain/generated/erc20'
import * as lendingMarket from '@/chain/generated/lendingMarket'
import * as masterChef from '@/chain/generated/masterChef'
import * as pair from '@/chain/generated/pair'
import * as vault from '@/chain/generated/vault'
import { readMulticall } from '@/chain/multicall'
import { readClient } from '@/chain/readClient'
import { deployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { isSameAddress, ZERO_ADDRESS, type Address } from '@/lib/hex'

const { multicall } = deployment.contracts

async function read<T>(call: ContractCall<T>): Promise<T> {
  const { results } = await readMulticall(readClient, multicall ?? ZERO_ADDRESS, [call])
  const [result] = results
  if (result === undefined) throw new Error(`No answer to ${call.key}`)
  return call.decode(result)
}

const vaults = Object.entries(deployment.vaults)
const addressOf = (symbol: string): Address => deployment.tokens[symbol]?.address ?? ZERO_ADDRESS

describe('the devnet deployment says what is on the chain', () => {
  it('names only vaults of the table', () => {
    const known = new Set(vaultTable.map(({ id }) => id))
    expect(vaults.map(([id]) => id).filter((id) => !known.has(id))).toEqual([])
    expect(vaults.length).toBeGreaterThanOrEqual(8)
  })

  it.each(Object.entries(deployment.tokens))('%s: decimals and symbol', async (symbol, token) => {
    expect(Number(await read(contractCall(token.address, erc20.decimals)))).toBe(token.decimals)
    expect(await read(contractCall(token.address, erc20.symbol))).toBe(symbol)
  })

  it.each(vaults)('%s: decimals of what is deposited', async (_, { underlying, underlyingDecimals }) => {
    expect(Number(await read(contractCall(underlying, erc20.decimals)))).toBe(underlyingDecimals)
  })

  it.each(vaults.filter(([, { shareToken }]) => shareToken !== ZERO_ADDRESS))('%s: its share token takes the underlying', async (_, { shareToken = ZERO_ADDRESS, underlying }) => {
    expect(isSameAddress(await read(contractCall(shareToken, vault.underlying)), underlying)).toBe(true)
  })

  it.each(vaults.filter(([, { pairTokens }]) => pairTokens !== undefined))("%s: the pair's tokens in their order", async (_, { underlying, pairTokens }) => {
    const [first = '', second = ''] = pairTokens ?? []
    expect(isSameAddress(await read(contractCall(underlying, pair.token0)), addressOf(first))).toBe(true)
    expect(isSameAddress(await read(contractCall(underlying, pair.token1)), addressOf(second))).toBe(true)
  })

  it.each(vaults)('%s: the source of its yield', async (_, { underlying, yieldSource }) => {
    if ('poolId' in yieldSource) {
      const [lpToken] = Object.values(await read(contractCall(yieldSource.chef, masterChef.poolInfo, BigInt(yieldSource.poolId))))
      expect(isSameAddress(String(lpToken), underlying)).toBe(true)
      expect(isSameAddress(await read(contractCall(yieldSource.chef, masterChef.rewardToken)), addressOf(yieldSource.rewardToken))).toBe(true)
    }
    if ('market' in yieldSource) {
      expect(isSameAddress(await read(contractCall(yieldSource.market, lendingMarket.underlying)), underlying)).toBe(true)
    }
  })

  it.each(vaults.flatMap(([id, { underlying, migrateOldVaults }]) => migrateOldVaults.map((old) => [id, old, underlying] as const)))(
    '%s: its old vault %s holds the same token',
    async (_, old, underlying) => {
      expect(isSameAddress(await read(contractCall(old, vault.underlying)), underlying)).toBe(true)
    },
  )
})
