import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { getFarmAuctions } from '@/domain/auction/auction'
import { ANA, WEI } from '@/domain/auction/testing/bids'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { BidFigure } from './BidFigure'
import { ProjectName } from './ProjectName'

const open = (children: ReactNode) =>
  render(
    <TestStore
      node={() => {
        throw new Error('no answer')
      }}
    >
      <TestLanguage>{children}</TestLanguage>
    </TestStore>,
  )

function auctions() {
  const found = getFarmAuctions()
  if (found === undefined) throw new Error('The network has no auctions')
  return found
}

describe('BidFigure', () => {
  it('shows all digits of a bid, and its value', () => {
    open(<BidFigure token={auctions().token} wei={12_345_670n * WEI} price={ready(new Decimal('0.5'))} />)
    expect(screen.getByText('12,345,670')).toBeVisible()
    expect(screen.getByText('$6,172,835.00')).toBeVisible()
  })

  it('shows no 0 for what could not be read', () => {
    open(
      <BidFigure
        token={auctions().token}
        wei={{ status: 'failed', retry: vi.fn() }}
        price={ready(new Decimal('0.5'))}
      />,
    )
    expect(screen.queryByText(/0/)).toBeNull()
  })

  it('says that there is no price', () => {
    open(<BidFigure token={auctions().token} wei={10n * WEI} price={ready(undefined)} />)
    expect(screen.getByText('No price')).toBeVisible()
  })
})

describe('ProjectName', () => {
  it('names a listed project and its farm', () => {
    const [project] = auctions().projects
    if (project === undefined) throw new Error('The network has no projects')
    open(<ProjectName auctions={auctions()} account={project.address} />)
    expect(screen.getByText(project.name)).toBeVisible()
    expect(screen.getByText('PHOTON-CRO LP')).toBeVisible()
  })

  it('shows the account of a bidder that is not listed', () => {
    open(<ProjectName auctions={auctions()} account={ANA} />)
    expect(screen.getByText('Unnamed project')).toBeVisible()
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining(ANA))
  })
})
