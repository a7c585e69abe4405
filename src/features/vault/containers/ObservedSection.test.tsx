import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testVault } from '@/domain/vault/testing/vaults'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { ObservedSection } from './ObservedSection'

function node(method: string): unknown {
  if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: '0x60' }
  throw new Error('Nothing else answers')
}

describe('ObservedSection', () => {
  it('shows what a vault would earn, and nothing to put in or take out', async () => {
    const vault = testVault({}, { yieldSource: { kind: 'static', apy: 1.89 } })
    render(
      <TestLanguage>
        <TestStore node={node}>
          <ObservedSection vault={vault} />
        </TestStore>
      </TestLanguage>,
    )
    expect((await screen.findAllByText(/1\.89/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText('Performance fee')).toBeNull()
  })
})
