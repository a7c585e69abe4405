import { lazy, Suspense } from 'react'
import type { TooltipPopupProps } from './TooltipPopup'

// No first page opens one.
const TooltipPopup = lazy(async () => ({ default: (await import('./TooltipPopup')).TooltipPopup }))

/** The bubble of the element that stands right before it: its description at once, and to be opened as soon as its code is there. */
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
