import { describe, expect, inject, it } from 'vitest'
import { readInscriptionBalances, readInscriptions } from '@/api/inscriptions'
import { contractCall, type ContractCall } from '@/chain/call'
import { readDataCost } from '@/chain/dataCost'
import * as loyaltyNft from '@/chain/generated/loyaltyNft'
import * as optionExercise from '@/chain/generated/optionExercise'
import * as optionNft from '@/chain/generated/optionNft'
import { readMulticall } from '@/chain/multicall'
import { readClient } from '@/chain/readClient'
import type { Reading } from '@/chain/reading'
import { deployment } from '@/config/deployment'
import { simulateLock } from '@/domain/lock/simulateLock'
import { lockListReading, lockReading } from '@/domain/lock/reads'
import { claimStateReading, mintedOptionsReading, optionApprovalReading, optionBalanceReading } from '@/domain/nft/reads'
import { EXERCISE_COST_WEI, EXERCISE_PAYOUT_WEI, LOYALTY_PRICE_WEI, OPTION_MAX_SUPPLY, OPTION_PRICE_WEI } from '@/domain/nft/terms'
import { isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { ready, valueOf, type Loadable } from '@/lib/loadable'
import { useChain } from './chain'

const { contracts, services } = deployment
const { multicall = ZERO_ADDRESS, croLock = ZERO_ADDRESS, wcro = ZERO_ADDRESS } = contracts
const { optionNft: nft = ZERO_ADDRESS, optionExercise: exercise = ZERO_ADDRESS, loyaltyNft: loyalty = ZERO_ADDRESS, loyaltyClaim: claim = ZERO_ADDRESS } = contracts
const account = inject('accounts').find(isAddress) ?? ZERO_ADDRESS
const CRO = 10n ** 18n

/** What a reading says of the chain as it stands. */
async function read<T>(reading: Reading<T>): Promise<T | undefined> {
  const { results } = await readMulticall(readClient, multicall, reading.calls)
  const answers = new Map(reading.calls.map((call, index) => [call.key, call.decode(results[index] ?? '0x')]))
  return valueOf(reading.derive(<V>(call: ContractCall<V>) => ready(answers.get(call.key)) as Loadable<V>))
}
async function ask<T>(call: ContractCall<T>): Promise<T> {
  const { results } = await readMulticall(readClient, multicall, [call])
  return call.decode(results[0] ?? '0x')
}

describe('the local Cronos', () => {
  useChain()

  it('sells the NFTs on the terms that the app names', async () => {
    expect(await ask(contractCall(nft, optionNft.price))).toBe(OPTION_PRICE_WEI)
    expect(await ask(contractCall(nft, optionNft.maxSupply))).toBe(BigInt(OPTION_MAX_SUPPLY))
    expect(await ask(contractCall(exercise, optionExercise.price))).toBe(EXERCISE_COST_WEI)
    expect(await ask(contractCall(exercise, optionExercise.payout))).toBe(EXERCISE_PAYOUT_WEI)
    expect(await ask(contractCall(loyalty, loyaltyNft.price))).toBe(LOYALTY_PRICE_WEI)
  })

  it('tells what an account holds of them', async () => {
    expect(await read(mintedOptionsReading(nft))).toBe(0n)
    expect(await read(optionBalanceReading(nft, account))).toBe(0n)
    expect(await read(optionApprovalReading(nft, account, exercise))).toBe(false)
    expect(await read(claimStateReading(claim, account))).toEqual({ hasClaimed: false, isEligible: false })
  })

  it('lists locks, and runs a deposit without sending it', async () => {
    expect(await read(lockListReading(croLock, account, 2))).toEqual({ tokenIds: [1n], count: 1 })
    expect(await read(lockReading(croLock, 1n))).toMatchObject({ tokenId: 1n, croAmount: 250n * CRO })
    const trial = await simulateLock(readClient, { contract: croLock, from: wcro, amountWei: 1_000n * CRO })
    expect(trial.croAmount).toBe(1_000n * CRO)
    expect(trial.reward).toBeGreaterThan(0n)
    expect(trial.unlockEndTime).toBeGreaterThan(trial.startTime)
    expect(await read(lockListReading(croLock, wcro, 1))).toEqual({ tokenIds: [], count: 0 })
    await expect(simulateLock(readClient, { contract: croLock, from: wcro, amountWei: 0n })).rejects.toThrow(/Nothing to lock/)
  })

  it('tells inscriptions as the app reads them, and what sending one costs', async () => {
    const url = services['inscriptions'] ?? ''
    expect((await readInscriptions(url)).map(({ tick, lim, progress }) => [tick, lim, progress])).toEqual([['cros', 1_000n, 0.02], ['dawn', 1_000n, 100]])
    expect(await readInscriptionBalances(url, account)).toEqual([
      { chain: 'CRONOS', protocol: 'crc-20', tick: 'cros', amount: 3_000n },
      { chain: 'CRONOS', protocol: 'crc-20', tick: 'dawn', amount: 1_000n },
    ])
    const { gas, costWei } = await readDataCost(readClient, { from: account, to: account, data: '0x646174613a2c' })
    expect(gas).toBeGreaterThan(21_000n)
    expect(costWei).toBeGreaterThan(gas)
  })
})
