import { initialUserState, type UserState } from './userSlice'

const THEMES: readonly UserState['theme'][] = ['system', 'light', 'dark']
const APPROVAL_MODES: readonly UserState['approvalMode'][] = ['max', 'exact']

export function restoreUser(kept: Readonly<Record<string, unknown>>): UserState {
  return {
    theme: THEMES.find((theme) => theme === kept.theme) ?? initialUserState.theme,
    approvalMode: APPROVAL_MODES.find((mode) => mode === kept.approvalMode) ?? initialUserState.approvalMode,
  }
}
