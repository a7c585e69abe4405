import { lazy, Suspense } from 'react'
import type { TooltipPopupProps } from './TooltipPopup'

// Loaded on demand; not needed for the first render.
const TooltipPopup = lazy(async () => ({ default: (await import('./TooltipPopup')).TooltipPopup }))

/** Tooltip of the preceding sibling: its accessible description immediately, its popup once loaded. */
export function TooltipBubble({ id, children }: TooltipPopupProps) {
  return (
    <Suspense
      fallback={
        <span id={id} hidden>
          {children}
        </span>
      }
    >
      <TooltipPopup id={id}>{children}</TooltipPopup>
    </Suspense>
  )
}
