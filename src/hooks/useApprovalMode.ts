import { useCallback } from 'react'
import { type ApprovalMode, settingsChanged } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** The stored approval mode (maximum or exact amount) and its setter. */
export function useApprovalMode(): readonly [ApprovalMode, (mode: ApprovalMode) => void] {
  const dispatch = useAppDispatch()
  const mode = useAppSelector((state) => state.user.approvalMode)
  const choose = useCallback((next: ApprovalMode) => void dispatch(settingsChanged({ approvalMode: next })), [dispatch])
  return [mode, choose]
}
