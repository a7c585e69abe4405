import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { type NftState, useNftState } from '@/domain/nft-market/useNftState'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { Decimal } from '@/lib/decimal'
import type { Address } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { NftCard } from './NftCard'

vi.mock('@/domain/nft-market/useNftState', () => ({ useNftState: vi.fn() }))

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const WEI = 10n ** 18n
const row = {
  collection: address('a'),
  tokenId: 7n,
  ask: { priceWei: 30n * WEI, seller: address('b') },
  name: '',
  image: '',
  updatedSec: 0,
}

function open(state: NftState) {
  vi.mocked(useNftState).mockReturnValue(state)
  render(
    <MemoryRouter>
      <TestStore node={() => null}>
        <TestLanguage>
          <NftCard market={address('f')} row={row} collectionName="Nights" croUsd={new Decimal('0.1')} />
        </TestLanguage>
      </TestStore>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
})

it('shows the price of the list until the chain answers', () => {
  open({ ask: LOADING, owner: LOADING })
  expect(screen.getByRole('link', { name: 'Nights #7' })).toHaveAttribute('href', `/nfts/collections/${address('a')}/7`)
  expect(screen.getByText('30')).toBeVisible()
  expect(screen.getByText('≈ $3.00')).toBeVisible()
  expect(screen.getByTitle(address('b'))).toBeVisible()
})

it('shows the price of the chain where the list has another one', () => {
  open({ ask: ready({ priceWei: 25n * WEI, seller: address('c') }), owner: ready(address('c')) })
  expect(screen.getByText('25')).toBeVisible()
  expect(screen.queryByText('30')).toBeNull()
  expect(screen.getByTitle(address('c'))).toBeVisible()
})

it('is not for sale, whatever the list says, once the chain says so', () => {
  open({ ask: ready(undefined), owner: ready(address('d')) })
  expect(screen.getByText('Not for sale')).toBeVisible()
  expect(screen.queryByText('30')).toBeNull()
  expect(screen.getByText('Owner')).toBeVisible()
  expect(screen.getByTitle(address('d'))).toBeVisible()
})

it('keeps the price of the list where the chain does not answer', () => {
  const retry = () => undefined
  open({ ask: { status: 'failed', retry }, owner: { status: 'failed', retry } })
  expect(screen.getByText('30')).toBeVisible()
})
