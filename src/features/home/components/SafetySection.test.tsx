import { existsSync, readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { SafetySection } from './SafetySection'

const show = () =>
  render(
    <TestLanguage>
      <SafetySection />
    </TestLanguage>,
  )

describe('SafetySection', () => {
  it('names what the owner of a vault can do, and that there is no audit', () => {
    show()
    expect(screen.getByRole('heading', { level: 2, name: 'Safety' })).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.getByRole('heading', { level: 3, name: 'Not audited' })).toBeVisible()
  })

  it('links to files that the repository has', () => {
    show()
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/main/')[1] ?? '')
    expect(paths).toEqual(['SECURITY.md', 'docs/publishing.md'])
    expect(paths.every((path) => existsSync(path))).toBe(true)
  })

  it('says what the contracts say', () => {
    const vault = readFileSync('devnet/contracts/vault/VaultBase.sol', 'utf8')
    const guarded = [...vault.matchAll(/function (\w+)\([^)]*\)\s+external\s+onlyOwner/g)].map(([, name]) => name)
    expect(guarded).toEqual(['setStrategy', 'setParams', 'rescue'])
    expect(vault).toContain('MAX_DEPOSIT_FEE_BPS = 500;')
    expect(vault).toContain('MAX_PERFORMANCE_FEE_BPS = 3_000;')
    expect(vault).toContain('require(strategy == address(0), "strategy is set")')
    for (const contract of [
      'lock/CroLock',
      'zap/Zap',
      'nft/OptionNft',
      'nft/LoyaltyNft',
      'nft/LoyaltyClaim',
      'nft/OptionExercise',
    ])
      expect(readFileSync(`devnet/contracts/${contract}.sol`, 'utf8')).not.toMatch(/Ownable|onlyOwner/)
  })
})
