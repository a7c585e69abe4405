import { describe, expect, inject, it } from 'vitest'
import { readInscriptionBalances, readInscriptions } from '@/api/inscriptions/query'
import { type ContractCall } from '@/chain/calls/call'
import { readMulticall } from '@/chain/calls/multicall'
import type { Reading } from '@/chain/calls/reading'
import { erc721Contract } from '@/chain/contracts/erc721'
import { loyaltyNftContract } from '@/chain/contracts/loyaltyNft'
import { optionExerciseContract } from '@/chain/contracts/optionExercise'
import { optionNftContract } from '@/chain/contracts/optionNft'
import { readClient } from '@/chain/rpc/readClient'
import { readDataCost } from '@/chain/tx/dataCost'
import { getDeployment, namedAddresses } from '@/config/deployment'
import { lockListReading, lockReading } from '@/domain/lock/reads'
import { simulateLock } from '@/domain/lock/simulateLock'
import { withdrawLockTx } from '@/domain/lock/withdrawTx'
import { claimTx } from '@/domain/nft/claimTx'
import {
  claimStateReading,
  loyaltyBalanceReading,
  mintedOptionsReading,
  optionBalanceReading,
  optionIdsReading,
} from '@/domain/nft/reads'
import {
  EXERCISE_COST_WEI,
  EXERCISE_PAYOUT_WEI,
  LOYALTY_PRICE_WEI,
  LOYALTY_REWARD_WEI,
  OPTION_MAX_SUPPLY,
  OPTION_PRICE_WEI,
} from '@/domain/nft/terms'
import { operationTx } from '@/features/inscription/model/inscriptionTx'
import type { Operation } from '@/features/inscription/model/operation'
import { bridgeHistoryReading, bridgeStateReading } from '@/features/inscription/reads'
import { lockQuote } from '@/features/lock/model/lockQuote'
import { lockTx } from '@/features/lock/model/lockTx'
import { approveOptionsTx, exerciseTx, mintLoyaltyTx, mintOptionsTx } from '@/features/nft/model/nftTx'
import { type Address, isAddress, ZERO_ADDRESS } from '@/lib/hex'
import { useChain } from './chain'
import { readNow } from './readings'
import { account, send } from './sending'

const { services } = getDeployment()
const contracts = namedAddresses(getDeployment())
const { multicall = ZERO_ADDRESS, product = ZERO_ADDRESS, croLock = ZERO_ADDRESS, wcro = ZERO_ADDRESS } = contracts
const {
  optionNft: nft = ZERO_ADDRESS,
  optionExercise: exercise = ZERO_ADDRESS,
  loyaltyNft: loyalty = ZERO_ADDRESS,
  loyaltyClaim: claim = ZERO_ADDRESS,
  bridge = ZERO_ADDRESS,
} = contracts
const friend = inject('accounts').filter(isAddress)[1] ?? ZERO_ADDRESS
const CRO = 10n ** 18n

/** Current value of a reading. */
async function read<T>(reading: Reading<T>): Promise<T | undefined> {
  const [value] = await readNow([reading])
  return value
}
async function ask<T>(call: ContractCall<T>): Promise<T> {
  const { results } = await readMulticall(readClient, multicall, [call])
  return call.decode(results[0] ?? '0x')
}

describe('local Cronos', () => {
  const chain = useChain()

  it('sells the NFTs on the terms in the app', async () => {
    expect(await ask(optionNftContract(nft).price())).toBe(OPTION_PRICE_WEI)
    expect(await ask(optionNftContract(nft).maxSupply())).toBe(BigInt(OPTION_MAX_SUPPLY))
    expect(await ask(optionExerciseContract(exercise).price())).toBe(EXERCISE_COST_WEI)
    expect(await ask(optionExerciseContract(exercise).payout())).toBe(EXERCISE_PAYOUT_WEI)
    expect(await ask(loyaltyNftContract(loyalty).price())).toBe(LOYALTY_PRICE_WEI)
  })

  it("returns an account's NFTs", async () => {
    expect(await read(mintedOptionsReading(nft))).toBe(0n)
    expect(await read(optionBalanceReading(nft, account))).toBe(0n)
    expect(await ask(erc721Contract(nft).isApprovedForAll(account, exercise))).toBe(false)
    expect(await read(claimStateReading(claim, account))).toEqual({ hasClaimed: false, isEligible: false })
  })

  it('lists locks and simulates a deposit', async () => {
    expect(await read(lockListReading(croLock, account, 2))).toEqual({ tokenIds: [1n], count: 1 })
    expect(await read(lockReading(croLock, 1n))).toMatchObject({ tokenId: 1n, croAmount: 250n * CRO })
    const trial = await simulateLock(readClient, { contract: croLock, from: wcro, amountWei: 1_000n * CRO })
    expect(trial.croAmount).toBe(1_000n * CRO)
    expect(trial.reward).toBeGreaterThan(0n)
    expect(trial.unlockEndTime).toBeGreaterThan(trial.startTime)
    expect(await read(lockListReading(croLock, wcro, 1))).toEqual({ tokenIds: [], count: 0 })
    await expect(simulateLock(readClient, { contract: croLock, from: wcro, amountWei: 0n })).rejects.toThrow(
      /Nothing to lock/,
    )
  })

  it("serves inscriptions in the app's format, and their sending cost", async () => {
    const url = services['inscriptions'] ?? ''
    expect((await readInscriptions(url)).map(({ tick, lim, progress }) => [tick, lim, progress])).toEqual([
      ['cros', 1_000n, 0.02],
      ['dawn', 1_000n, 100],
    ])
    expect(await readInscriptionBalances(url, account)).toEqual([
      { chain: 'CRONOS', protocol: 'crc-20', tick: 'cros', amount: 3_000n },
      { chain: 'CRONOS', protocol: 'crc-20', tick: 'dawn', amount: 1_000n },
    ])
    const { gas, costWei } = await readDataCost(readClient, { from: account, to: account, data: '0x646174613a2c' })
    expect(gas).toBeGreaterThan(21_000n)
    expect(costWei).toBeGreaterThan(gas)
  })

  it('locks CRO on the simulated terms, and pays out from the unlock time on', async () => {
    // Large enough that the reward exceeds the gas fees.
    const amountWei = 100_000n * CRO
    const quote = lockQuote(await simulateLock(readClient, { contract: croLock, from: wcro, amountWei }))
    const order = lockTx({ contract: croLock, amountWei, amountText: '100000', referrer: friend, quote })
    const requoted = await order.requote?.(readClient, account, { request: order })
    expect(requoted?.status === 'offered' && requoted.offer.request.preview?.receives[0]?.amountWei).toBe(
      amountWei + quote.rewardWei,
    )
    await send(order)
    const { tokenIds = [] } = (await read(lockListReading(croLock, account, 1))) ?? {}
    const tokenId = tokenIds.at(-1) ?? 0n
    const lock = await read(lockReading(croLock, tokenId))
    expect(lock).toMatchObject({ croAmount: amountWei, reward: quote.rewardWei })
    if (lock === undefined) throw new Error('No lock')
    const withdrawal = withdrawLockTx(croLock, lock)
    await expect(send(withdrawal)).rejects.toThrow(/Still locked/)
    await chain.increaseTime(Number(lock.unlockEndTime - lock.startTime))
    const before = await chain.nativeBalanceOf(account)
    await send(withdrawal)
    const paid = (await chain.nativeBalanceOf(account)) - before
    expect(paid).toBeGreaterThan(amountWei)
    // The previewed amount, less the gas fee.
    const shown = withdrawal.preview?.receives[0]?.amountWei ?? 0n
    expect(shown).toBe(amountWei + quote.rewardWei)
    expect(paid).toBeLessThanOrEqual(shown)
    expect((await read(lockListReading(croLock, account, 1)))?.tokenIds).not.toContain(tokenId)
  })

  it('mints the loyalty NFT once and pays its reward once', async () => {
    await send(mintLoyaltyTx(loyalty, claim))
    expect(await read(loyaltyBalanceReading(loyalty, account))).toBe(1n)
    await expect(send(mintLoyaltyTx(loyalty, claim))).rejects.toThrow()
    const before = await chain.balanceOf(wcro, account)
    await send(claimTx(claim, wcro))
    expect((await chain.balanceOf(wcro, account)) - before).toBe(LOYALTY_REWARD_WEI)
    expect(await read(claimStateReading(claim, account))).toEqual({ hasClaimed: true, isEligible: false })
    await expect(send(claimTx(claim, wcro))).rejects.toThrow()
  })

  it('mints options, exercises one for 300 tokens, and burns it', async () => {
    await send(mintOptionsTx(nft, 2))
    expect(await read(mintedOptionsReading(nft))).toBe(2n)
    const [first = 0n, second] = (await read(optionIdsReading(nft, account, 2))) ?? []
    const order = { exercise, optionNft: nft, product, tokenId: first, balanceWei: undefined }
    await expect(send(exerciseTx(order))).rejects.toThrow()
    await send(approveOptionsTx(nft, exercise))
    expect(await ask(erc721Contract(nft).isApprovedForAll(account, exercise))).toBe(true)
    const before = await chain.balanceOf(product, account)
    await send(exerciseTx(order))
    expect((await chain.balanceOf(product, account)) - before).toBe(EXERCISE_PAYOUT_WEI)
    expect(await read(optionIdsReading(nft, account, 1))).toEqual([second])
    expect(await read(mintedOptionsReading(nft))).toBe(2n)
  })

  it('counts a deploy, a mint and a transfer as inscribed', async () => {
    const url = services['inscriptions'] ?? ''
    const tick = '☀ "noon"'
    const inscribe = async (to: Address, operation: Operation) => send(operationTx(to, operation, 'en-US'))
    await inscribe(account, { op: 'deploy', tick, max: '100', lim: '060' })
    await inscribe(account, { op: 'mint', tick, amt: '60' })
    await inscribe(account, { op: 'mint', tick, amt: '60' })
    await inscribe(friend, { op: 'transfer', tick, amt: '0070' })
    const held = async (holder: Address) =>
      (await readInscriptionBalances(url, holder)).find((balance) => balance.tick === tick)?.amount
    expect([await held(account), await held(friend)]).toEqual([30n, 70n])
    expect((await readInscriptions(url)).find((inscription) => inscription.tick === tick)).toMatchObject({
      max: 100n,
      lim: 60n,
      minted: 100n,
      progress: 100,
      holderCount: 2,
    })
  })

  it('returns the whole bridge record', async () => {
    const state = await read(bridgeStateReading(bridge))
    expect(state?.waiting.map(({ index, isBridgeOut }) => [index, isBridgeOut])).toHaveLength(3)
    const history = await read(bridgeHistoryReading(bridge, state?.finishedCount ?? 0n, 30n))
    expect(history?.map(({ id }) => id)).toEqual([...(history ?? [])].map(({ id }) => id).sort((a, b) => Number(b - a)))
    expect(BigInt(history?.length ?? 0)).toBe(state?.finishedCount)
  })
})
