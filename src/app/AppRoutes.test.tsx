import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { AppRoutes } from './AppRoutes'

function Path() {
  return <output>{useLocation().pathname}</output>
}

function open(path: string) {
  return render(
    <TestLanguage>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Path />
      </MemoryRouter>
    </TestLanguage>,
  )
}

describe('redirects', () => {
  it.each([
    '/inscription/bridge',
    '/inscription/market',
    '/stableSwap',
    '/game/bet',
    '/buy',
    '/earn/usdc',
    '/earn/btc',
    '/earn/eth',
    '/earn/tonic',
    '/earn/cro',
    '/compound/annex-vvs',
    '/compound/ANNEX-VVS',
  ])('redirects %s to /earn', (path) => {
    open(path)
    expect(screen.getByRole('status')).toHaveTextContent(/^\/earn$/)
  })

  it.each(['/compound/single-vvs', '/compound/Single-VVS'])('redirects %s to /compound/vvs-vvs', (path) => {
    open(path)
    expect(screen.getByRole('status')).toHaveTextContent(/^\/compound\/vvs-vvs$/)
  })
})

describe('titles', () => {
  it.each([
    ['/', 'Home'],
    ['/earn', 'Earn'],
    ['/earn/cro-lock', 'CRO Locking'],
    ['/compound/single-cro', 'Vault'],
    ['/take-profit/single-cro', 'Take profit'],
    ['/zap', 'Enhanced Zap'],
    ['/inscription', 'Inscription Tools'],
    ['/inscription/bridge/status', 'Bridge Status (beta)'],
    ['/nft', 'Sundial NFT'],
    ['/nft/anything/below', 'Sundial NFT'],
    ['/portfolio', 'Portfolio'],
    ['/nowhere', 'Page not found'],
    ['/swap', 'Swap'],
    ['/add', 'Add Liquidity'],
    ['/remove', 'Remove Liquidity'],
    ['/liquidity', 'Liquidity'],
    ['/find', 'Import Pool'],
    ['/competition', 'Trading Battle'],
    ['/prediction', 'Prediction'],
    ['/prediction/leaderboard', 'Prediction Leaderboard'],
    ['/prediction/round/3', 'Prediction'],
    ['/farms', 'Farms'],
    ['/farms/auction', 'Farm Auctions'],
    ['/pools', 'Pools'],
    ['/lottery', 'Lottery'],
    ['/lottery/draw/1', 'Verify a draw'],
    ['/ifo', 'Initial Farm Offering'],
    ['/profile', 'Profile'],
    ['/create-profile', 'Create Profile'],
    ['/teams', 'Teams'],
    ['/teams/1', 'Team'],
    ['/voting', 'Voting'],
    ['/voting/proposal', 'Proposal'],
    ['/voting/proposal/create', 'Make a Proposal'],
    ['/info', 'Info'],
    ['/info/pools', 'Pools Info'],
    ['/info/tokens', 'Tokens Info'],
    ['/nfts', 'NFT Market'],
    ['/nfts/collections', 'NFT Collections'],
    ['/nfts/activity', 'NFT Activity'],
    ['/pancake-squad', 'Squad'],
    ['/squad', 'Squad'],
    ['/raffles', 'Raffles'],
  ])('%s is titled %s', (path, title) => {
    open(path)
    expect(document.title).toBe(`${title} | Sundial`)
  })
})

describe('pages', () => {
  it.each(['/nowhere', '/earn/nowhere', '/nftx', '/zap/more'])(
    'show that %s is not found, with a link home',
    async (path) => {
      open(path)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
      await userEvent.click(screen.getByRole('link', { name: 'Back Home' }))
      expect(screen.getByText('/')).toBeVisible()
    },
  )
})
