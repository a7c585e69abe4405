import { MaxUint256 } from 'ethers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BLOCK_TIME_SEC, SECONDS_PER_YEAR } from '../tables/network.ts'
import { startDeployedChain, type TestContract } from '../testing/testChain.ts'
import { aprOf } from '../testing/yields.ts'

const DAY_SEC = 86_400
const BLOCKS = 40
const PERFORMANCE_FEE_FACTOR = 0.8

let chain: Awaited<ReturnType<typeof startDeployedChain>>
let ann: string
let cat: string

beforeAll(async () => {
  chain = await startDeployedChain()
  ;[ann = '', , cat = ''] = chain.accounts
})
afterAll(() => chain.stop())

const number = async (contract: TestContract, fn: string, args: readonly unknown[] = []) =>
  (await contract.read(fn, args)) as bigint

interface Plan {
  readonly id: string
  /** Off the forecast by at most this: swaps of rewards cost a fee and move their pools; interest costs nothing. */
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

describe('what the reads of a source promise', () => {
  it.each(PLANS)('is what a share of $id gains', ({ id, tolerance, isPerBlock }) =>
    chain.apart(async () => {
      const entry = chain.deployment.vaults.list[id]
      if (entry === undefined) throw new Error(`No vault ${id}`)
      const vault = chain.at('Vault', entry.shareToken)
      const underlying = chain.at('TestToken', entry.underlying)
      // Books what is pending; there is nothing where no time has passed since the seeded deposit.
      await vault.send(ann, 'forceCompound').catch((error: unknown) => {
        if (!String(error).includes('nothing to compound')) throw error
      })
      await underlying.send(cat, 'approve', [vault.address, MaxUint256])
      const { timeSec } = await vault.send(cat, 'deposit', [(await number(underlying, 'balanceOf', [cat])) / 2n])
      const start = Number(await number(vault, 'updatedBalanceOf', [cat]))
      const apr = await aprOf(chain, id)
      if (isPerBlock === true) await chain.rpc.send('anvil_mine', [`0x${(BLOCKS - 1).toString(16)}`])
      else await chain.setNextTime(timeSec + DAY_SEC)
      await vault.send(ann, 'forceCompound')
      const gained = Number(await number(vault, 'updatedBalanceOf', [cat])) / start - 1
      const elapsedSec = isPerBlock === true ? BLOCKS * BLOCK_TIME_SEC : DAY_SEC
      const promised = (apr * elapsedSec * PERFORMANCE_FEE_FACTOR) / SECONDS_PER_YEAR
      expect(Math.abs(gained / promised - 1), `${gained} for ${promised}`).toBeLessThan(tolerance)
    }),
  )
})
