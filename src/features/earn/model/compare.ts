import { CHOICE_PARAM, routes } from '@/config/routes'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { findVault } from '@/config/vaultTable'

/** More columns than this can't be compared at a glance. */
export const MAX_COMPARED = 4

const COMPARED_PARAM = 'vaults'

/**
 * The vaults of a comma-separated list of ids: at most four, each once, in the order given. Unknown ids are ignored.
 * @param text from a URL
 */
export function parseCompared(text: string | null): readonly VaultDefinition[] {
  const found = (text ?? '').split(',').flatMap((id) => findVault(id) ?? [])
  return [...new Set(found)].slice(0, MAX_COMPARED)
}

/** The vaults that the query string of the comparison names. */
export function readCompared(params: URLSearchParams): readonly VaultDefinition[] {
  return parseCompared(params.get(COMPARED_PARAM))
}

export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? routes.compare : `${routes.compare}?${COMPARED_PARAM}=${ids.join()}`
}

/** The list, with these vaults chosen. */
export function choosePath(ids: readonly string[]): string {
  return `${routes.earn}?${CHOICE_PARAM}=${ids.join()}`
}

/** The ids with one added or removed; the same if there is no room for one more. */
export function withChoice(ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < MAX_COMPARED ? [...ids, id] : ids
}
