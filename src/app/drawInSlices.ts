import { type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders the root in slices, so that slow phones respond to touches in between. It is in the libraries' chunk, which
 * can run before the app's.
 */
export function drawInSlices(element: HTMLElement, node: ReactNode): void {
  startTransition(() => {
    createRoot(element).render(node)
  })
}
