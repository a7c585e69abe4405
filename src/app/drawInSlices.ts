import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Draws onto an element for the first time, in slices: a slow phone answers touches between them. It stands in the file
 * of the libraries, which so can run before the app does.
 */
export function drawInSlices(element: HTMLElement, node: ReactNode): void {
  startTransition(() => {
    createRoot(element).render(node)
  })
}
