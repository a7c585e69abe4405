import { useCallback } from 'react'
import { type ApprovalMode, approvalModeChosen } from '@/store/user/userSlice'
import { useAppDispatch, useAppSelector } from './storeHooks'

/** Whether approvals ask for the maximum or the exact amount, and how to choose; the choice is kept. */
export function useApprovalMode(): readonly [ApprovalMode, (mode: ApprovalMode) => void] {
  const dispatch = useAppDispatch()
  const mode = useAppSelector((state) => state.user.approvalMode)
  const choose = useCallback((next: ApprovalMode) => void dispatch(approvalModeChosen(next)), [dispatch])
  return [mode, choose]
}
