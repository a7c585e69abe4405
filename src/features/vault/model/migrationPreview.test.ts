import { describe, expect, it } from 'vitest'
import { migrationPreview } from './migrationPreview'

describe('migrationPreview', () => {
  it('puts in what comes out, less the fee of the new vault', () => {
    const { leaves, fee, arrives } = migrationPreview(
      { wei: 2_000_000n, depositFeeBps: 10n, decimals: 6, asset: 'USDC' },
      'en-US',
    )
    expect([leaves.text, fee.text, arrives.full]).toEqual(['2', '0.002', '1.998 USDC'])
  })

  it('costs nothing where the new vault takes no fee', () => {
    const { fee, arrives } = migrationPreview({ wei: 5n, depositFeeBps: 0n, decimals: 0, asset: 'X' }, 'en-US')
    expect([fee.text, arrives.text]).toEqual(['0', '5'])
  })
})
