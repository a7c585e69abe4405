import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Acceptance } from './Acceptance'
import { requestAcceptance } from './requestAcceptance'

function Form({ name }: { readonly name: string }) {
  const [accepted, setAccepted] = useState<readonly string[]>([])
  return (
    <section>
      {['first', 'second'].map((warning) => (
        <Acceptance
          key={warning}
          isAccepted={accepted.includes(warning)}
          onChange={(isAccepted) =>
            setAccepted(isAccepted ? [...accepted, warning] : accepted.filter((other) => other !== warning))
          }
          missing="Accept it first"
        >
          {`${name} ${warning}`}
        </Acceptance>
      ))}
      <button type="button" onClick={(event) => requestAcceptance(event.currentTarget)}>{`${name} send`}</button>
    </section>
  )
}
const box = (name: string) => screen.getByRole('checkbox', { name })

describe('an acceptance', () => {
  it('speaks at its box once the button of its form is pressed, one after the other', async () => {
    const user = userEvent.setup()
    render(
      <>
        <Form name="Other" />
        <Form name="Zap" />
      </>,
    )
    expect(screen.queryByText('Accept it first')).not.toBeInTheDocument()
    screen.getByRole('button', { name: 'Zap send' }).focus()
    await user.keyboard('{Enter}')
    expect(box('Zap first')).toHaveFocus()
    expect(box('Zap first')).toHaveAccessibleDescription('Accept it first')
    expect(box('Zap first')).toBeInvalid()
    expect(box('Zap second')).not.toHaveAccessibleDescription()
    expect(box('Other first')).not.toHaveAccessibleDescription()

    await user.keyboard(' ')
    expect(box('Zap first')).toBeChecked()
    expect(box('Zap first')).not.toHaveAccessibleDescription()
    await user.click(screen.getByRole('button', { name: 'Zap send' }))
    expect(box('Zap second')).toHaveFocus()
    expect(box('Zap second')).toHaveAccessibleDescription('Accept it first')
  })

  it('does not complain again where it is taken back', async () => {
    const user = userEvent.setup()
    render(<Form name="Zap" />)
    await user.click(screen.getByRole('button', { name: 'Zap send' }))
    await user.click(box('Zap first'))
    await user.click(box('Zap first'))
    expect(box('Zap first')).not.toHaveAccessibleDescription()
  })
})
