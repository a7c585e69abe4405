import { useState } from 'react'
import { readLogin } from '@/wallet/loginKey'

/** Whether the page was opened with a login to restore: the account then comes shortly after the first render. */
export function useHasLogin(): boolean {
  const [hasLogin] = useState(() => readLogin() !== undefined)
  return hasLogin
}
