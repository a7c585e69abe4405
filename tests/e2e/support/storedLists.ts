import type { Page } from '@playwright/test'
import { expect } from './expect'

/** Runs in the page, so it can't use anything outside itself. */
async function readStored(): Promise<string> {
  const kept = localStorage.getItem('persist:lists') ?? ''
  if (kept !== '"database"') return kept
  const finished = async <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('The database request failed'))
    })
  const database = await finished(indexedDB.open('sundial'))
  const lists: unknown = await finished(database.transaction('values').objectStore('values').get('persist:lists'))
  database.close()
  return JSON.stringify(lists)
}

/**
 * Waits until the page has stored a list or token that contains `text`. The page stores after it renders, and a test on
 * a slow machine could reload it before that.
 */
export async function expectStored(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await page.evaluate(readStored)).toLowerCase().includes(text.toLowerCase())).toBe(true)
}
