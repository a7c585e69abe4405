import { expect, it, vi } from 'vitest'
import { createSharedStorage } from './sharedStorage'

// Simulates code that never loads, as on a page that is closed at once.
vi.mock('./storageMerging', () => new Promise(() => undefined))

const KEY = 'persist:transactions'

it('stores a transaction immediately, before the sharing code has loaded', async () => {
  const kept = new Map<string, string>()
  const { storage } = createSharedStorage({
    getItem: (key: string) => Promise.resolve(kept.get(key) ?? null),
    setItem: (key: string, text: string) => Promise.resolve(void kept.set(key, text)),
    removeItem: (key: string) => Promise.resolve(void kept.delete(key)),
  })
  await storage.getItem(KEY)
  await storage.setItem(KEY, 'first')
  await storage.setItem(KEY, 'second')
  expect(kept.get(KEY)).toBe('second')
})
