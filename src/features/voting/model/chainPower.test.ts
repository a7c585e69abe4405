import { expect, it } from 'vitest'
import type { ContractCall } from '@/chain/calls/call'
import { emptyDeployment } from '@/config/testing/deployment'
import type { Address } from '@/lib/hex'
import { isSamePower, type PowerSources, powerReading, powerSources } from './chainPower'

const at = (digit: number): Address => `0x${String(digit).repeat(40)}`
const ACCOUNT = at(9)
const BLOCK = 100n
const sources: PowerSources = {
  token: at(1),
  decimals: 18,
  vault: at(2),
  masterChef: at(3),
  pools: [at(4), at(5)],
  pairs: [{ pair: at(6), pid: 7 }],
}

/** Reads from a list: the answers to the calls, in their order. */
function readFrom(answers: readonly unknown[]) {
  const { calls, derive } = powerReading(sources, ACCOUNT, BLOCK)
  const byKey = new Map(calls.map(({ key }, index) => [key, answers[index]]))
  return derive(<T>(call: ContractCall<T>) => byKey.get(call.key) as T | undefined)
}

const pool = (amount: bigint, start: bigint, end: bigint) => [{ amount }, start, end]
/** Held, staked, the pair's tokens and its supply. */
const PAIR = [3n, { amount: 4n }, 100n, 70n]

it('sums up the wallet, the vault by its price, running pools and a part of the pair', () => {
  const own = [10n, { shares: 3n }, 15n * 10n ** 17n, { amount: 20n }]
  expect(readFrom([...own, ...pool(1n, 50n, 150n), ...pool(2n, 50n, 150n), ...PAIR])).toEqual([10n, 4n, 23n, 10n])
})

it('leaves out pools that have not started or have ended, as their first and last blocks', () => {
  const own = [0n, { shares: 0n }, 10n ** 18n, { amount: 0n }]
  const parts = readFrom([...own, ...pool(1n, BLOCK, 150n), ...pool(2n, 50n, BLOCK), ...PAIR])
  expect(parts[2]).toBe(0n)
})

it('counts nothing of contracts that were not there yet', () => {
  expect(readFrom([10n])).toEqual([10n, 0n, 0n, 0n])
})

it('compares with the precision of the hub’s floats', () => {
  expect(isSamePower([10n ** 24n, 1n], 18, 1_000_000)).toBe(true)
  expect(isSamePower([10n ** 24n, 10n ** 16n], 18, 1_000_000)).toBe(false)
  expect(isSamePower([], 18, 0)).toBe(true)
})

it('has no sources on a network without the contracts', () => {
  expect(powerSources(emptyDeployment)).toBeUndefined()
})
