import { expect, it, vi } from 'vitest'
import { createSharedStorage } from './sharedStorage'

// Code that never comes, as on a page that is left at once.
vi.mock('./transactionKeeper', () => new Promise(() => undefined))

const KEY = 'persist:transactions'

it('keeps what was sent at once, before the code of the sharing has come', async () => {
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
