import { describe, expect, it } from 'vitest'
import { transferEvent } from '@/chain/contracts/erc20'
import { depositEvent, withdrawEvent } from '@/chain/contracts/vault'
import { addressTopic } from '@/chain/logs/logs'
import {
  type AskedLogs,
  deposit,
  type Event,
  LATEST,
  nodeWith,
  OTHER,
  totals,
  transfer,
  withdraw,
} from '@/domain/vault/testing/vaultEvents'
import { ACCOUNT, SHARE_TOKEN } from '@/domain/vault/testing/vaults'
import { ZERO_ADDRESS } from '@/lib/hex'
import { createPositionEvents } from './positionHistory'

const SOURCE = { token: SHARE_TOKEN, sinceBlock: 1 }
const historyOf = (events: readonly Event[]) => createPositionEvents(nodeWith(events).client, SOURCE, ACCOUNT).read()
const NOTHING = {
  deposited: 0n,
  withdrawn: 0n,
  received: 0n,
  sent: 0n,
  shares: 0n,
  hasTransfers: false,
  sinceSec: undefined,
  isWhole: true,
  lastBlock: 0,
  toBlock: LATEST,
}

describe('createPositionEvents', () => {
  it('adds up deposits and withdrawals, and finds the first deposit', async () => {
    const events = [...deposit(4, 100n, 90n), ...withdraw(6, 30n, 25n), ...deposit(8, 50n, 40n)]
    expect(await historyOf(events)).toEqual({
      ...NOTHING,
      deposited: 150n,
      withdrawn: 30n,
      shares: 105n,
      sinceSec: 40,
      lastBlock: 8,
    })
  })

  it('knows when the last share left', async () => {
    const events = [...deposit(4, 100n, 90n), ...withdraw(6, 30n, 25n), ...withdraw(9, 80n, 65n)]
    expect(await historyOf(events)).toMatchObject({ shares: 0n, sinceSec: 40, closedSec: 90, lastBlock: 9 })
  })

  it('is empty without events', async () => {
    expect(
      await historyOf(
        [...deposit(4, 100n, 90n)].map((event) => ({
          ...event,
          topics: event.topics.map((topic) => (topic === addressTopic(ACCOUNT) ? addressTopic(OTHER) : topic)),
        })),
      ),
    ).toEqual(NOTHING)
  })

  it('values received and sent shares by the totals just before', async () => {
    const events = [
      totals(2, 5_000_000n, 5_000_000n),
      // 1.2 each now: 6,000,000 + 1,000 over 5,000,000 + 1,000.
      totals(3, 6_000_000n, 5_000_000n),
      transfer(4, OTHER, ACCOUNT, 1_000_000n),
      totals(5, 9_000_000n, 5_000_000n),
      transfer(5, ACCOUNT, OTHER, 400_000n),
      totals(5, 1n, 5_000_000n),
    ]
    // 1,000,000 x 6,001,000 / 5,001,000 and 400,000 x 9,001,000 / 5,001,000, rounded down
    expect(await historyOf(events)).toEqual({
      ...NOTHING,
      received: 1_199_960n,
      sent: 719_936n,
      shares: 600_000n,
      hasTransfers: true,
      sinceSec: 40,
      lastBlock: 5,
    })
  })

  it('counts shares minted by a compound as gained, and ignores self-transfers', async () => {
    const events = [
      ...deposit(4, 100n, 90n),
      transfer(5, ZERO_ADDRESS, ACCOUNT, 7n),
      transfer(6, ACCOUNT, ACCOUNT, 50n),
    ]
    expect(await historyOf(events)).toEqual({ ...NOTHING, deposited: 100n, shares: 97n, sinceSec: 40, lastBlock: 5 })
  })

  it('reads the totals only if there are transfers', async () => {
    const without = nodeWith(deposit(4, 100n, 90n))
    await createPositionEvents(without.client, SOURCE, ACCOUNT).read()
    expect(without.asked.map(({ topics }) => topics)).toEqual([
      [[depositEvent.topic, withdrawEvent.topic, transferEvent.topic], addressTopic(ACCOUNT)],
      [transferEvent.topic, null, addressTopic(ACCOUNT)],
    ])
    const withOne = nodeWith([...deposit(4, 100n, 90n), transfer(5, ACCOUNT, OTHER, 5n)])
    await createPositionEvents(withOne.client, SOURCE, ACCOUNT).read()
    expect(withOne.asked).toHaveLength(3)
  })

  it('is incomplete if the node withholds older events, or the totals for a transfer', async () => {
    const isLong = ({ fromBlock, toBlock }: AskedLogs) => Number(toBlock) - Number(fromBlock) >= 500
    const limited = nodeWith(deposit(4, 100n, 90n), isLong)
    // The blocks covered by one scan with ranges of 500 blocks, less the refused requests.
    const block = LATEST - 20 * 500 + 1
    expect(await createPositionEvents(limited.client, SOURCE, ACCOUNT).read()).toMatchObject({
      isWhole: false,
      cut: { block, timeSec: block * 10 },
    })
    expect(await historyOf([transfer(5, OTHER, ACCOUNT, 5n)])).toMatchObject({
      isWhole: false,
      cut: undefined,
      received: 0n,
    })
  })

  it('rejects a malformed event', async () => {
    await expect(historyOf([{ ...transfer(5, OTHER, ACCOUNT, 5n), data: '01' }])).rejects.toThrow()
  })
})
