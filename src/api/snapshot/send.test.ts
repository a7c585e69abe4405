import { beforeEach, expect, it, vi } from 'vitest'
import type { Address } from '@/lib/hex'
import { fetchText } from '@/platform/fetchText'
import { fetchInvalidVoters } from './send'

vi.mock('@/platform/fetchText', async (original) => ({ ...(await original<object>()), fetchText: vi.fn() }))

const voterAt = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`
const vote = (index: number) => ({ voter: voterAt(index), verificationHash: '', power: 1 })

beforeEach(() => {
  vi.mocked(fetchText).mockReset()
})

it('verifies a hundred thousand votes some thousands at a time', async () => {
  vi.mocked(fetchText).mockImplementation(({ json }) => {
    const { votes } = JSON.parse(json ?? '') as { votes: readonly { address: string }[] }
    const [first] = votes
    return Promise.resolve({
      status: 200,
      retryAfter: null,
      text: JSON.stringify({ data: { [first?.address ?? '']: { isValid: false } } }),
    })
  })
  const votes = Array.from({ length: 100_000 }, (_, index) => vote(index))
  const invalid = await fetchInvalidVoters('https://hub.test', 7, votes)
  expect([...invalid]).toEqual(Array.from({ length: 10 }, (_, part) => voterAt(part * 10_000)))
  for (const [{ json }] of vi.mocked(fetchText).mock.calls) expect(json?.length).toBeLessThan(2_000_000)
})

it('throws the status text of an answer that is not OK', async () => {
  vi.mocked(fetchText).mockResolvedValue({ status: 503, statusText: 'No archive', retryAfter: null, text: '' })
  await expect(fetchInvalidVoters('https://hub.test', 7, [vote(1)])).rejects.toThrow('No archive')
})
