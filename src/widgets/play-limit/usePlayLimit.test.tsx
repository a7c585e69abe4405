import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { approveTx } from '@/chain/tx/approveTx'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { TxButton } from '../tx/TxButton'
import { PlayLimitCard } from './PlayLimitCard'
import { usePlayLimit } from './usePlayLimit'

const request = approveTx({
  token: `0x${'b'.repeat(40)}`,
  tokenName: 'USDC',
  spender: `0x${'c'.repeat(40)}`,
  amount: 1n,
})

/** A form that is ready to stake something. */
function Stake({ usd }: { readonly usd?: string }) {
  const stakeUsd = usd === undefined ? undefined : new Decimal(usd)
  const { guard, notice, record } = usePlayLimit(stakeUsd)
  return (
    <section>
      {notice}
      <TxButton
        form={guard({ status: 'ready', request, text: { key: 'common.close' } })}
        onSubmit={async () => {
          await Promise.resolve()
          record(stakeUsd)
        }}
      />
    </section>
  )
}

function open(usd?: string) {
  render(
    <TestStore
      node={() => {
        throw new Error('no answer')
      }}
    >
      <TestLanguage>
        <PlayLimitCard />
        <Stake {...(usd !== undefined && { usd })} />
      </TestLanguage>
    </TestStore>,
  )
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Close' }))
const setLimit = (text: string) => userEvent.type(screen.getByLabelText('Limit per day, in dollars'), text)

beforeEach(() => localStorage.clear())

describe('the limit of a day', () => {
  it('asks before it is passed, each time', async () => {
    open('30')
    await setLimit('50')
    await send()
    expect(await screen.findByText('Played today: $30.00 of $50')).toBeVisible()
    expect(screen.getByText('This goes past your daily limit of $50')).toBeVisible()
    await send()
    expect(screen.getByText('Tick this box to go past your limit.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I want to play past my limit today' }))
    await send()
    expect(await screen.findByText('Played today: $60.00 of $50')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'I want to play past my limit today' })).not.toBeChecked()
  })

  it('asks for a stake without a price', async () => {
    open()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await setLimit('50')
    expect(screen.getByRole('checkbox')).toBeVisible()
  })

  it('takes whole dollars, and is gone once the field is empty', async () => {
    open('30')
    await setLimit('5.')
    expect(screen.getByText('Enter a whole number of dollars.')).toBeVisible()
    expect(screen.getByRole('checkbox')).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Limit per day, in dollars'))
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
