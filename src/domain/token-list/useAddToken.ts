import { useCallback } from 'react'
import { deployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { useAppDispatch } from '@/hooks/storeHooks'
import { tokenAdded } from '@/store/lists/listsSlice'

const { chainId } = deployment

/** Keeps a token, and whether the user ticked 'I understand' under what must be said of it. */
export function useAddToken(): (token: ListedToken, isUnderstood: boolean) => void {
  const dispatch = useAppDispatch()
  return useCallback(
    ({ address, symbol, name, decimals }, isUnderstood) =>
      void dispatch(
        tokenAdded({ chainId, token: { address, symbol, name, decimals, ...(isUnderstood && { isUnderstood }) } }),
      ),
    [dispatch],
  )
}
