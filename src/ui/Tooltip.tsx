import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { TooltipBubble } from './TooltipBubble'

export interface TooltipProps {
  readonly text: ReactNode
  /** A single focusable element, described by the text. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A tooltip on hover, focus and tap; Escape or a tap elsewhere closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  return (
    <>
      {cloneElement(children, { 'aria-describedby': id })}
      <TooltipBubble id={id}>{text}</TooltipBubble>
    </>
  )
}
