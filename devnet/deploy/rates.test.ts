import { MaxUint256 } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BLOCK_TIME_SEC, SECONDS_PER_YEAR } from '../tables/network.ts'
import { startDeployedChain, type TestContract } from '../testing/testChain.ts'
import { aprOf } from '../testing/yields.ts'

const DAY_SEC = 86_400
const BLOCKS = 40
const PERFORMANCE_FEE_FACTOR = 0.8

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let alice: string
let carol: string

beforeAll(async () => {
  chain = await startDeployedChain()
  ;[alice = '', , carol = ''] = chain.accounts
})
afterAll(() => chain.stop())

const readUint = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

interface Plan {
  readonly id: string
  /** Maximum relative error: swapping rewards costs fees and price impact, interest costs nothing. */
  readonly tolerance: number
  readonly isPerBlock?: true
}

const PLANS: readonly Plan[] = [
  { id: 'single-usdc', tolerance: 0.002 },
  { id: 'annex-cro', tolerance: 0.002, isPerBlock: true },
  { id: 'singlefi-usdt', tolerance: 0.002 },
  { id: 'singlefi-vvs', tolerance: 0.002 },
  { id: 'vvs-xvvs', tolerance: 0.002 },
  { id: 'corgiai-corgiai', tolerance: 0.002 },
  { id: 'vvs-vvs', tolerance: 0.002, isPerBlock: true },
  { id: 'darkg-darkg', tolerance: 0.002 },
  { id: 'mm-mmo', tolerance: 0.015 },
  { id: 'v3s-usdc-v3s', tolerance: 0.015 },
  { id: 'vvs-elon-cro', tolerance: 0.015, isPerBlock: true },
  { id: 'ferro-3fer', tolerance: 0.015, isPerBlock: true },
  { id: 'ferro-atom-latom', tolerance: 0.015, isPerBlock: true },
]

describe('on-chain rates', () => {
  it.each(PLANS)('match the growth of a share of $id', ({ id, tolerance, isPerBlock }) =>
    chain.withSnapshot(async () => {
      const entry = chain.deployment.vaults.list[id]
      if (entry === undefined) throw new Error(`No vault ${id}`)
      const vault = chain.at('Vault', entry.shareToken)
      const underlying = chain.at('TestToken', entry.underlying)
      // Harvests pending rewards; reverts if no time has passed since the seeded deposit.
      await vault.send(alice, 'forceCompound').catch((error: unknown) => {
        if (!String(error).includes('nothing to compound')) throw error
      })
      await underlying.send(carol, 'approve', [vault.address, MaxUint256])
      const { timeSec } = await vault.send(carol, 'deposit', [(await readUint(underlying, 'balanceOf', [carol])) / 2n])
      const start = Number(await readUint(vault, 'updatedBalanceOf', [carol]))
      const apr = await aprOf(chain, id)
      if (isPerBlock === true) await chain.rpc.send('anvil_mine', [`0x${(BLOCKS - 1).toString(16)}`])
      else await chain.setNextTime(timeSec + DAY_SEC)
      await vault.send(alice, 'forceCompound')
      const gained = Number(await readUint(vault, 'updatedBalanceOf', [carol])) / start - 1
      const elapsedSec = isPerBlock === true ? BLOCKS * BLOCK_TIME_SEC : DAY_SEC
      const promised = (apr * elapsedSec * PERFORMANCE_FEE_FACTOR) / SECONDS_PER_YEAR
      expect(Math.abs(gained / promised - 1), `${gained} for ${promised}`).toBeLessThan(tolerance)
    }),
  )
})
