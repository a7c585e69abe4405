import { describe, expect, it } from 'vitest'
import { textPattern } from './texts'

describe('textPattern', () => {
  it('matches a text in its language only, and as a whole', () => {
    expect('Withdraw').toMatch(textPattern('en-US', 'vault.withdraw'))
    expect('Withdraw All').not.toMatch(textPattern('en-US', 'vault.withdraw'))
    expect('Withdraw').not.toMatch(textPattern('es-ES', 'vault.withdraw'))
    expect('Retirar').toMatch(textPattern('es-ES', 'vault.withdraw'))
  })

  it('takes anything for a placeholder, and other signs as they are', () => {
    const pattern = textPattern('en-US', 'allowances.revoke.of')
    expect('Revoke USDC for Sundial zap').toMatch(pattern)
    expect('Revoke USDC').not.toMatch(pattern)
    expect('Exercise #12').toMatch(textPattern('en-US', 'nft.use.exercise'))
    expect('Enter an amountX').not.toMatch(textPattern('en-US', 'zap.enter'))
  })
})
