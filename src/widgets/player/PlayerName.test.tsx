import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PublicProfile } from '@/domain/profile/usePublicProfile'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import { type Address, shortenHex } from '@/lib/hex'
import { LOADING, ready } from '@/lib/loadable'
import { PlayerLink } from './PlayerLink'

const ACCOUNT: Address = `0x${'ab'.repeat(20)}`
const PICTURE = { collection: ACCOUNT, tokenId: 7n }
const reads = vi.hoisted(() => ({
  profile: { username: undefined, picture: undefined } as PublicProfile,
  media: undefined as unknown,
}))
vi.mock('@/domain/profile/usePublicProfile', () => ({ usePublicProfile: () => reads.profile }))
vi.mock('../nft-media/useNftMedia', () => ({ useNftMedia: () => reads.media }))

async function show(profile: PublicProfile, media: unknown = LOADING) {
  Object.assign(reads, { profile, media })
  const { container } = render(
    <TestLanguage>
      <MemoryRouter>
        <PlayerLink account={ACCOUNT} />
      </MemoryRouter>
    </TestLanguage>,
  )
  await vi.dynamicImportSettled()
  return container
}

beforeEach(() => {
  reads.media = LOADING
})

it('names a player beside the address, which alone is unique', async () => {
  const image = 'data:image/png;base64,AA=='
  const container = await show({ username: 'Daybreak', picture: PICTURE }, ready({ name: 'x', image }))
  expect(await screen.findByRole('link', { name: `Daybreak ${shortenHex(ACCOUNT)}` })).toBeVisible()
  expect(container.querySelector('img')?.getAttribute('src')).toBe(image)
})

it('shows the address of an account without a profile, and no picture that can not be read', async () => {
  const container = await show({ username: undefined, picture: PICTURE }, { status: 'failed', retry: () => undefined })
  expect(screen.getByRole('link', { name: shortenHex(ACCOUNT) })).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})
