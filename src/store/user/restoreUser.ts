import { initialUserState, type UserState } from './userSlice'

const APPROVAL_MODES: readonly UserState['approvalMode'][] = ['max', 'exact']
const VAULT_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** More than there are vaults; what is kept may have been written by anyone. */
const MAX_SAVED = 1000

function restoreSavedVaults(kept: unknown): readonly string[] {
  if (!Array.isArray(kept)) return initialUserState.savedVaults
  const ids = kept.filter((id): id is string => typeof id === 'string' && id.length <= 80 && VAULT_ID.test(id))
  return [...new Set(ids)].slice(0, MAX_SAVED)
}

export function restoreUser(kept: Readonly<Record<string, unknown>>): UserState {
  return {
    approvalMode: APPROVAL_MODES.find((mode) => mode === kept.approvalMode) ?? initialUserState.approvalMode,
    savedVaults: restoreSavedVaults(kept.savedVaults),
  }
}
