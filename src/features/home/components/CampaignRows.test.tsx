import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { DIAL_TOKEN, testStakingPool } from '@/domain/farm/testing/pools'
import { testVault } from '@/domain/vault/testing/vaults'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import type { Campaign } from '../model/campaigns'
import { CampaignRows } from './CampaignRows'

const TIME_SEC = 1_740_000_000
const HOUR = 3_600
const vault = testVault({ id: 'vvs-cro-usdc', underlyingFriendlyName: 'CRO-USDC LP' })
const at = (subject: Campaign['subject'], change: Campaign['change']): Campaign => ({
  subject,
  change,
  moment: { timeSec: TIME_SEC + 50 * HOUR },
  leftSec: 50 * HOUR,
})
const node = (method: string) => {
  if (method === 'eth_getBlockByNumber') return { number: '0x64', timestamp: `0x${TIME_SEC.toString(16)}` }
  throw new Error('no answer')
}

it('names each campaign, says when it starts or ends, and leads to where it takes place', async () => {
  render(
    <TestStore node={node}>
      <TestLanguage>
        <MemoryRouter>
          <CampaignRows
            campaigns={[
              at({ kind: 'pool', pool: testStakingPool() }, 'ends'),
              at({ kind: 'vault', vault }, 'starts'),
              at({ kind: 'rewards', vault, token: 'FUL' }, 'ends'),
              at({ kind: 'bonus', vault }, 'ends'),
              at({ kind: 'nft', event: 'loyaltyClaim' }, 'ends'),
              at({ kind: 'lottery', id: 7, token: DIAL_TOKEN }, 'draws'),
              at({ kind: 'auction', id: 2, token: DIAL_TOKEN }, 'ends'),
            ]}
          />
        </MemoryRouter>
      </TestLanguage>
    </TestStore>,
  )
  await screen.findAllByRole('time')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Earn USDC with DIALPoolEnds in 2 days 2 hours',
    'CRO-USDC LPVaultStarts in 2 days 2 hours',
    'FUL for CRO-USDC LPExtra rewardsEnds in 2 days 2 hours',
    'CRO-USDC LPBonus rateEnds in 2 days 2 hours',
    'Loyalty NFT claimNFTEnds in 2 days 2 hours',
    'Lottery 7LotteryDraw in 2 days 2 hours',
    'Auction 2Farm auctionEnds in 2 days 2 hours',
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pools?q=USDC+DIAL',
    '/compound/vvs-cro-usdc',
    '/compound/vvs-cro-usdc',
    '/compound/vvs-cro-usdc',
    '/nft',
    '/lottery',
    '/farms/auction',
  ])
})
