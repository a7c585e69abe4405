import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

const COST = 'Maximum network fee'

/** The review before the wallet opens. */
export async function reviewSheet(): Promise<HTMLElement> {
  const dialog = (await screen.findByText(COST)).closest('dialog')
  if (dialog === null) throw new Error('The review is not a dialog')
  return dialog
}

/** Finds an element that may be drawn again while a test waits. @throws if there is none */
export type Find = () => HTMLElement

/** Waits until a button of the app is enabled, or disabled: it keeps the focus then, so it is `aria-disabled`. */
export async function expectEnabled(find: Find, isEnabled = true): Promise<void> {
  await waitFor(() => {
    const button = find()
    expect(button.matches(':disabled, [aria-disabled="true"]'), button.outerHTML).toBe(!isEnabled)
  })
}

/** Pastes into a field in place of its text, as addresses are. */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** Clicks a button once it is enabled. */
export async function click(find: Find): Promise<void> {
  await expectEnabled(find)
  await userEvent.click(find())
}

/** Replaces a field's text. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

/** Clicks a form's button and confirms the review once its simulation is done. */
export async function clickAndConfirm(find: Find): Promise<void> {
  await click(find)
  const sheet = within(await reviewSheet())
  await click(() => sheet.getByRole('button', { name: 'Confirm in wallet' }))
  await waitFor(() => expect(screen.queryByText(COST)).toBeNull())
}

/** Clicks a form's button, expects the review to predict a failure, and goes back without opening the wallet. */
export async function clickAndGoBack(find: Find, why: string): Promise<void> {
  await click(find)
  const sheet = within(await reviewSheet())
  await sheet.findAllByText(why)
  await click(() => sheet.getByRole('button', { name: 'Go back' }))
  await waitFor(() => expect(screen.queryByText(COST)).toBeNull())
}
