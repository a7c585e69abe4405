import { isRecord } from '@/lib/record'

/** History state of a link, which lets the target go back and restore scroll position and filters. */
export function fromPage(path: string): object {
  return { fromPage: path }
}

/** Whether a history entry was opened from the page at `path`. */
export function isFromPage(state: unknown, path: string): boolean {
  return isRecord(state) && state['fromPage'] === path
}
