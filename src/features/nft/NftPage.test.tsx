import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getDeployment, setDeployment } from '@/config/deployment'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { ToastsProvider } from '@/ui/toasts/ToastsProvider'
import NftPage from './NftPage'

const AT_SEC = 1_740_000_000

beforeEach(() => {
  const windows = {
    loyaltyNftSale: { until: 1_704_067_200 },
    loyaltyClaim: { from: 1_740_787_200 },
    nftExercise: { until: 1_740_787_200 },
  }
  setDeployment({ ...getDeployment(), windows, nft: { contracts: {} } })
})

function node(method: string): unknown {
  if (method === 'eth_getBlockByNumber') return { number: '0x1', timestamp: `0x${AT_SEC.toString(16)}` }
  throw new Error('no answer')
}

describe('the NFT page', () => {
  it('says of each block before, after and within its window what it lacks', async () => {
    render(
      <TestStore node={node}>
        <TestLanguage>
          <ToastsProvider closeLabel="Close">
            <NftPage />
          </ToastsProvider>
        </TestLanguage>
      </TestStore>,
    )
    expect(await within(screen.getByTestId('nft-claim')).findByText(/^Opens on /)).toBeVisible()
    expect(within(screen.getByTestId('nft-loyalty')).getByText(/^Ended on /)).toBeVisible()
    expect(within(screen.getByTestId('nft-loyalty')).getByText(/The sale has ended/)).toBeVisible()
    expect(within(screen.getByTestId('nft-use')).getByText(/^Open until /)).toBeVisible()
    expect(
      within(screen.getByTestId('nft-use')).getByText('Missing: optionNft contract, optionExercise contract'),
    ).toBeVisible()
    expect(within(screen.getByTestId('nft-mint')).getByText('Missing: optionNft contract')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
