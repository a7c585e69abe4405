import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Returns a function that tells whether the drawn page is still that of the browser's address. It is not from a click on
 * a link until the next page has loaded: a write to the address would then bring back the page that the user has left.
 */
export function useIsCurrentEntry(): () => boolean {
  const { key } = useLocation()
  return useCallback(() => {
    // The router stores its key there, except for the entry with which the site was opened.
    const entry = window.history.state as { readonly key?: string } | null
    return (entry?.key ?? key) === key
  }, [key])
}
