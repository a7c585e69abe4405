import { describe, expect, it } from 'vitest'
import {
  type AskedLogs,
  deposit,
  LATEST,
  nodeWith,
  OTHER,
  transfer,
  withdraw,
} from '@/domain/vault/testing/vaultEvents'
import { ACCOUNT, SHARE_TOKEN } from '@/domain/vault/testing/vaults'
import { addressOf } from '@/lib/testing/addresses'
import { createAccountEvents } from './accountEvents'

const SECOND = addressOf('9')
const THIRD = addressOf('8')
const sources = [
  { token: SHARE_TOKEN, sinceBlock: 1 },
  { token: SECOND, sinceBlock: 3 },
  { token: THIRD, sinceBlock: 3 },
]
const inSecond = (events: ReturnType<typeof deposit>) => events.map((event) => ({ ...event, address: SECOND }))

describe('createAccountEvents', () => {
  it('reads all vaults with two requests, and keeps their events apart', async () => {
    const { client, asked } = nodeWith([
      ...deposit(4, 100n, 90n),
      ...inSecond(deposit(5, 40n, 40n)),
      ...inSecond(withdraw(9, 44n, 40n)),
    ])
    const histories = await createAccountEvents(client, sources, ACCOUNT).read()
    expect(asked.map(({ address, fromBlock }) => [address, fromBlock])).toEqual([
      [[SHARE_TOKEN, SECOND, THIRD], '0x1'],
      [[SHARE_TOKEN, SECOND, THIRD], '0x1'],
    ])
    expect(histories.get(SHARE_TOKEN)).toMatchObject({ deposited: 100n, shares: 90n, closedSec: undefined })
    expect(histories.get(SECOND)).toMatchObject({ deposited: 40n, withdrawn: 44n, shares: 0n, closedSec: 90 })
    expect(histories.get(THIRD)).toMatchObject({ deposited: 0n, lastBlock: 0, isWhole: true })
  })

  it('reads the totals of those vaults only whose shares were transferred', async () => {
    const { client, asked } = nodeWith([...deposit(4, 1_000n, 1_000n), transfer(5, ACCOUNT, OTHER, 5n)])
    const histories = await createAccountEvents(client, sources, ACCOUNT).read()
    expect(asked.slice(2).map(({ address }) => address)).toEqual([SHARE_TOKEN])
    expect(histories.get(SHARE_TOKEN)).toMatchObject({ sent: 5n, hasTransfers: true })
  })

  it('is complete for a vault that is younger than the oldest events of the node', async () => {
    const isLong = ({ fromBlock, toBlock }: AskedLogs) => Number(toBlock) - Number(fromBlock) >= 500
    const block = LATEST - 20 * 500 + 1
    const young = { token: SECOND, sinceBlock: block + 1 }
    const old = { token: SHARE_TOKEN, sinceBlock: 1 }
    const histories = await createAccountEvents(nodeWith([], isLong).client, [old, young], ACCOUNT).read()
    expect(histories.get(SHARE_TOKEN)).toMatchObject({ isWhole: false, cut: { block, timeSec: block * 10 } })
    expect(histories.get(SECOND)).toMatchObject({ isWhole: true, cut: undefined })
  })

  it('asks for nothing without a vault', async () => {
    const { client, asked } = nodeWith([])
    expect((await createAccountEvents(client, [], ACCOUNT).read()).size).toBe(0)
    expect(asked).toEqual([])
  })
})
