import { isRecord } from '@/lib/record'

/** The state of a link whose page may lead back here by going back: to the place and the filters that were left. */
export function fromPage(path: string): object {
  return { fromPage: path }
}

/** Whether a history entry's state says that it was opened from the page at `path`. */
export function isFromPage(state: unknown, path: string): boolean {
  return isRecord(state) && state['fromPage'] === path
}
