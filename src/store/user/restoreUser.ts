import { initialUserState, type UserState } from './userSlice'

const APPROVAL_MODES: readonly UserState['approvalMode'][] = ['max', 'exact']

export function restoreUser(kept: Readonly<Record<string, unknown>>): UserState {
  return {
    approvalMode: APPROVAL_MODES.find((mode) => mode === kept.approvalMode) ?? initialUserState.approvalMode,
  }
}
