import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mine, readBlockNumber, readUint } from '../../testing/stakingFixtures.ts'
import { startTestChain, type TestChain } from '../../testing/testChain.ts'
import { accountOf, ONE, owner } from '../../testing/vaultFixtures.ts'
import { deployVotingSources, type VotingSources } from '../../testing/votingFixtures.ts'
import { StateMissingError } from './errors.ts'
import { createPowerReader, type PowerReader } from './powerReader.ts'
import { powerSourcesOf, strategiesOf } from './powerSources.ts'
import { totalOf } from './scores.ts'

let chain: TestChain
let sources: VotingSources
let reader: PowerReader
beforeAll(async () => {
  chain = await startTestChain()
  sources = await deployVotingSources(chain)
  const { deployment } = sources
  reader = createPowerReader(chain.rpc, deployment.contracts.multicall, powerSourcesOf(deployment))
})
afterAll(() => chain.stop())

const latest = async () => Number(await readBlockNumber(chain))
const powerOf = async (account: string, block?: number) =>
  (await reader.readPowers(block ?? (await latest()), [account])).get(account.toLowerCase())

/** Random amounts, the same in each run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

/** Voting power by single reads of each contract. */
async function expectedPower(account: string): Promise<readonly bigint[]> {
  const { cake, chef, vault, running, pair } = sources
  const first = async (contract: typeof cake, fn: string, args: readonly unknown[]) =>
    ((await contract.read(fn, args)) as readonly bigint[])[0] ?? 0n
  const lpTokens = (await readUint(pair, 'balanceOf', [account])) + (await first(chef, 'userInfo', [1n, account]))
  const supply = await readUint(pair, 'totalSupply')
  const shares = await first(vault, 'userInfo', [account])
  return [
    await readUint(cake, 'balanceOf', [account]),
    (shares * (await readUint(vault, 'getPricePerFullShare'))) / ONE,
    (await first(chef, 'userInfo', [0n, account])) + (await first(running, 'userInfo', [account])),
    supply === 0n ? 0n : (lpTokens * (await readUint(cake, 'balanceOf', [pair.address]))) / supply,
  ]
}

describe('voting power', () => {
  it('is read from everything that random accounts hold, at the block they held it', async () => {
    const { cake, chef, vault, running, pending, pair, addLiquidity, stakers } = sources
    const random = createRandom(7)
    const amount = () => ONE * BigInt(1 + random(1_000)) + BigInt(random(1_000_000))
    const users = stakers.slice(1)
    const acts: readonly ((from: string) => Promise<unknown>)[] = [
      (from) => vault.send(from, 'deposit', [amount()]),
      (from) => chef.send(from, 'enterStaking', [amount()]),
      (from) => running.send(from, 'deposit', [amount()]),
      (from) => pending.send(from, 'deposit', [amount()]),
      (from) => addLiquidity(from, amount()),
      async (from) => chef.send(from, 'deposit', [1n, (await readUint(pair, 'balanceOf', [from])) / 3n]),
      (from) => cake.send(from, 'transfer', [accountOf(chain, 12), amount()]),
      (from) => vault.send(from, 'harvest'),
    ]
    const seen: { readonly block: number; readonly account: string; readonly power: readonly bigint[] }[] = []
    for (let step = 0; step < 32; step += 1) {
      const from = users[random(users.length)] ?? ''
      await acts[step < acts.length ? step : random(acts.length)]?.(from)
      if (step % 4 === 3) seen.push({ block: await latest(), account: from, power: await expectedPower(from) })
    }
    for (const { block, account, power } of seen) expect(await powerOf(account, block)).toEqual(power)
    const parts = await Promise.all(users.map((user) => powerOf(user)))
    // Every kind of power occurs.
    for (const index of [0, 1, 2, 3]) expect(parts.some((each) => (each?.[index] ?? 0n) > 0n)).toBe(true)
    // No token counts twice: nobody can vote with what others hold.
    const powers = await reader.readPowers(await latest(), await reader.readHolders())
    const people = totalOf(chain.accounts.map((account) => totalOf(powers.get(account.toLowerCase()) ?? [])))
    expect(people <= (await readUint(cake, 'totalSupply'))).toBe(true)
  })

  it('does not count a stake in a pool that has not started', async () => {
    const before = await powerOf(owner(chain))
    const { cake, pending } = sources
    await cake.send(owner(chain), 'approve', [pending.address, ONE])
    await pending.send(owner(chain), 'deposit', [ONE])
    expect((await powerOf(owner(chain)))?.map((part, index) => part - (before?.[index] ?? 0n))).toEqual([
      -ONE,
      0n,
      0n,
      0n,
    ])
  })

  it('is nothing for an account that holds nothing, and keeps the accounts apart', async () => {
    const stranger = `0x${'77'.repeat(20)}`
    const [first, second] = [accountOf(chain, 1), accountOf(chain, 2)]
    const powers = await reader.readPowers(await latest(), [stranger, first, second.toLowerCase()])
    expect([...powers.keys()]).toEqual([stranger, first.toLowerCase(), second.toLowerCase()])
    expect(powers.get(stranger)).toEqual([0n, 0n, 0n, 0n])
    expect(powers.get(first.toLowerCase())).toEqual(await expectedPower(first))
    expect(powers.get(second.toLowerCase())).toEqual(await expectedPower(second))
  })

  it('of more accounts than fit into one call is the same', async () => {
    const accounts = Array.from({ length: 200 }, (_, index) => chain.accounts[index % 5] ?? '')
    const strangers = Array.from({ length: 200 }, (_, index) => `0x${String(index + 1).padStart(40, '0')}`)
    const powers = await reader.readPowers(await latest(), [...strangers, ...accounts])
    expect(powers.get(accountOf(chain, 3).toLowerCase())).toEqual(await expectedPower(accountOf(chain, 3)))
    expect(powers.get(strangers[199] ?? '')).toEqual([0n, 0n, 0n, 0n])
  })

  it('is nothing in a block before there was anything', async () => {
    const block = await latest()
    const empty = createPowerReader(chain.rpc, `0x${'66'.repeat(20)}`, powerSourcesOf(sources.deployment))
    expect((await empty.readPowers(block, [owner(chain)])).get(owner(chain).toLowerCase())).toEqual([0n, 0n, 0n, 0n])
  })

  it('cannot be read where the node has no state any more', async () => {
    const block = await latest()
    await mine(chain, 20)
    expect(await powerOf(owner(chain), block)).toEqual(await powerOf(owner(chain)))
    await mine(chain, 100)
    await expect(powerOf(owner(chain), block)).rejects.toThrow(StateMissingError)
    await expect(powerOf(owner(chain), block)).rejects.toThrow(`no state of block ${block}`)
  })
})

describe('holders', () => {
  it('are all who ever received the token or LP tokens, again after a reorganization', async () => {
    const { cake } = sources
    const [newcomer, other] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`]
    const holders = await reader.readHolders()
    expect(holders).toEqual(expect.arrayContaining(sources.stakers.map((account) => account.toLowerCase())))
    expect(holders).not.toContain(newcomer)
    await chain.withSnapshot(async () => {
      await cake.send(owner(chain), 'transfer', [newcomer, 1n])
      expect(await reader.readHolders()).toContain(newcomer)
    })
    await cake.send(owner(chain), 'transfer', [other, 1n])
    expect(await reader.readHolders()).toContain(other)
  })
})

describe('strategies', () => {
  it('name the contracts that voting power is read from', () => {
    const { cake, chef, vault, running, pending, pair, deployment } = sources
    const all = strategiesOf(powerSourcesOf(deployment), 31_337)
    expect(all.map(({ name, network }) => `${name} ${network}`)).toEqual([
      'erc20-balance-of 31337',
      'auto-vault 31337',
      'staking-pools 31337',
      'pair-liquidity 31337',
    ])
    expect(all.map(({ params }) => params)).toEqual([
      expect.objectContaining({ address: cake.address, decimals: 18 }),
      expect.objectContaining({ address: vault.address }),
      expect.objectContaining({ masterChef: chef.address, pools: [running.address, pending.address] }),
      expect.objectContaining({ masterChef: chef.address, pairs: [{ pair: pair.address, pid: 1 }] }),
    ])
  })
})
