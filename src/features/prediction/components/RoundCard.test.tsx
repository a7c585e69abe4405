import { act, render, screen, within } from '@testing-library/react'
import { Profiler, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aggregatorV3Contract } from '@/chain/contracts/aggregatorV3'
import { predictionContract } from '@/chain/contracts/prediction'
import { getDeployment } from '@/config/deployment'
import type { Round } from '@/domain/prediction/round'
import { currentRound, liveRound, market, START_SEC, wonRound } from '@/domain/prediction/testing/rounds'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Hex } from '@/lib/hex'
import { type AppStore, createAppStore } from '@/store/appStore'
import { blockArrived } from '@/store/block/blockSlice'
import { createFakeChain, type FakeChain, MULTICALL, wordOf } from '@/store/testing/fakeChain'
import { RoundCard } from './RoundCard'

const { prediction = MULTICALL, oracle = MULTICALL } = getDeployment().prediction.contracts
const EPOCHS = [8, 9, 10, 11]

let chain: FakeChain
let store: AppStore
let number = 100

const words = (values: readonly (bigint | number)[]): Hex =>
  `0x${values.map((value) => wordOf(value).slice(2)).join('')}`

function answerRound(round: Round): void {
  const hasResult = round.closePrice !== undefined
  chain.answers.set(
    predictionContract(prediction).rounds(BigInt(round.epoch)).key,
    words([
      round.epoch,
      round.startSec,
      round.lockSec,
      round.closeSec,
      round.lockPrice ?? 0n,
      round.closePrice ?? 0n,
      round.lockOracleId,
      round.closeOracleId,
      round.bullWei + round.bearWei,
      round.bullWei,
      round.bearWei,
      round.rewardBaseWei,
      round.rewardWei,
      hasResult ? 1 : 0,
    ]),
  )
}
function answerPrice(answer: bigint): void {
  chain.answers.set(
    aggregatorV3Contract(oracle).latestRoundData().key,
    words([9n, answer, START_SEC, START_SEC + 1, 9n]),
  )
}
/** A block with this time, and all that follows from it. */
async function mine(timestampSec: number): Promise<void> {
  number += 1
  chain.blockNumber = number
  act(() => {
    store.dispatch(blockArrived({ number, timestampSec }))
  })
  await act(() => vi.advanceTimersByTimeAsync(500))
}

/** How often each card was drawn. */
const drawn = new Map<number, number>()

function open() {
  const onRender = (epoch: number) => () => drawn.set(epoch, (drawn.get(epoch) ?? 0) + 1)
  render(
    <StrictMode>
      <MemoryRouter>
        <Provider store={store}>
          <TestLanguage>
            {EPOCHS.map((epoch) => (
              <Profiler key={epoch} id={String(epoch)} onRender={onRender(epoch)}>
                <RoundCard
                  epoch={epoch}
                  market={market}
                  currentStartSec={START_SEC}
                  isHalted={false}
                  account={undefined}
                  onChoose={choose}
                />
              </Profiler>
            ))}
          </TestLanguage>
        </Provider>
      </MemoryRouter>
    </StrictMode>,
  )
}
const choose = vi.fn()
const card = (epoch: number) => within(screen.getByTestId(`round-${epoch}`))

beforeEach(() => {
  vi.useFakeTimers()
  drawn.clear()
  choose.mockClear()
  chain = createFakeChain()
  store = createAppStore({ client: chain.client, chainId: getDeployment().chainId, multicall: MULTICALL })
  for (const round of [wonRound, liveRound, currentRound]) answerRound(round)
  answerPrice(10_000_500n)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('round cards', () => {
  it('show what a round is: expired, live, next and later', async () => {
    open()
    await mine(START_SEC + 10)
    expect(card(8).getByText('Expired')).toBeVisible()
    expect(card(8).getByText('Won')).toBeVisible()
    expect(card(8).getByText('Up $0.001')).toBeVisible()
    expect(card(8).getByText('9.70× payout')).toBeVisible()
    expect(card(8).getByRole('link', { name: 'Verify round 8' })).toHaveAttribute('href', '/prediction/round/8')
    expect(card(9).getByText('$0.100005')).toBeVisible()
    expect(card(9).getByText('Up $0.000005')).toBeVisible()
    expect(card(9).getByText('Provisional until the round ends')).toBeVisible()
    expect(card(10).getByText('Next')).toBeVisible()
    expect(card(10).getByRole('button', { name: 'Bet down' })).toBeVisible()
    expect(card(11).getByText('Later')).toBeVisible()
  })

  it('go from live over closing to canceled by the time of the chain', async () => {
    open()
    await mine(START_SEC + 299)
    expect(card(9).getByText('Live')).toBeVisible()
    await mine(START_SEC + 300)
    expect(card(9).getByText('Closing')).toBeVisible()
    expect(card(9).getByText('Calculating')).toBeVisible()
    await mine(START_SEC + 361)
    expect(card(9).getByText('Canceled')).toBeVisible()
    expect(card(10).getByText('Canceled')).toBeVisible()
  })

  it('are not drawn again by a block in which nothing of them changes; a new price draws the live one', async () => {
    open()
    await mine(START_SEC + 10)
    // The time since the start is in no card but in the countdowns, which count by themselves.
    const before = new Map(drawn)
    answerPrice(10_000_900n)
    await mine(START_SEC + 10)
    expect(card(9).getByText('$0.100009')).toBeVisible()
    expect(drawn.get(8)).toBe(before.get(8))
    expect((drawn.get(9) ?? 0) > (before.get(9) ?? 0)).toBe(true)
  })

  it('say that a round could not be read, without a figure', async () => {
    chain.answers.delete(predictionContract(prediction).rounds(8n).key)
    open()
    await mine(START_SEC + 10)
    expect(card(8).getByText('Could not load this round')).toBeVisible()
    expect(card(8).queryByText('Prize pool')).toBeNull()
    expect(card(9).getByText('Live')).toBeVisible()
  })
})
