import { screen, within } from '@testing-library/react'
import { it } from 'vitest'
import { useChain } from '../integration/chain'
import { openConnected } from './support/openPage'

useChain()

it('explores', async () => {
  await openConnected('/inbox')
  await screen.findByTestId('inbox-total')
  console.log(screen.getByTestId('inbox-total').textContent)
  for (const item of screen.getAllByTestId(/^item /)) console.log(item.dataset['testid'], '|', item.textContent)
  console.log(within(document.body).queryAllByText(/Could not read/).map((e) => e.textContent))
})
