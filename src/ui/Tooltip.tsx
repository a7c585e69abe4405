import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { TooltipBubble } from './TooltipBubble'

export interface TooltipProps {
  readonly text: ReactNode
  /** One focusable element; it is described by the text. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>
}

/** More about one control, on hover, on focus and on a tap; Escape or a tap elsewhere puts it away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  return (
    <>
      {cloneElement(children, { 'aria-describedby': id })}
      <TooltipBubble id={id}>{text}</TooltipBubble>
    </>
  )
}
