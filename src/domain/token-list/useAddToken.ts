import { useCallback } from 'react'
import { getDeployment } from '@/config/deployment'
import type { ListedToken } from '@/domain/token/currency'
import { useAppDispatch } from '@/hooks/storeHooks'
import { tokenAdded } from '@/store/lists/listsSlice'

/** Stores a token, and whether the user acknowledged its warnings. */
export function useAddToken(): (token: ListedToken, isUnderstood: boolean) => void {
  const { chainId } = getDeployment()
  const dispatch = useAppDispatch()
  return useCallback(
    ({ address, symbol, name, decimals }, isUnderstood) =>
      void dispatch(
        tokenAdded({ chainId, token: { address, symbol, name, decimals, ...(isUnderstood && { isUnderstood }) } }),
      ),
    [dispatch, chainId],
  )
}
