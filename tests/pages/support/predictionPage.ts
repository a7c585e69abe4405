import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConnected } from './openPage'

export const card = (epoch: number) => within(screen.getByTestId(`round-${epoch}`))
export const bet = () => within(screen.getByTestId('bet'))

/** Opens the market with the test wallet connected, and waits for its form. */
export async function openMarket() {
  const page = await openConnected('/prediction')
  await screen.findByTestId('bet')
  return page
}

/** Accepts the risks, which is asked once. */
export async function acceptRisks(): Promise<void> {
  for (const box of bet().getAllByRole('checkbox', { name: /^I understand/ })) await userEvent.click(box)
}

/** Something happens on the chain, and the page polls it at once, as it does when it becomes visible. */
export async function happens(event: () => Promise<unknown>): Promise<void> {
  await act(async () => {
    await event()
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
