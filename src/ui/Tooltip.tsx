import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'

const Anchor = styled.span<{ $isFullWidth: boolean }>`
  display: ${({ $isFullWidth }) => ($isFullWidth ? 'flex' : 'inline-flex')};
  min-inline-size: 0;
`
const Bubble = styled.span`
  position: fixed;
  z-index: ${theme.layer.toast};
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 24px));
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  font-size: ${theme.fontSize.sm};
  font-weight: 400;
  line-height: 1.4;
  text-align: start;
  white-space: normal;
`
const GAP_PX = 8
const EDGE_PX = 12

/** Puts the bubble above the anchor, or below where there is no room, inside the window. */
function place(anchor: HTMLElement, bubble: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const left = at.left + at.width / 2 - own.width / 2
  const above = at.top - own.height - GAP_PX
  bubble.style.left = `${Math.max(EDGE_PX, Math.min(left, document.documentElement.clientWidth - own.width - EDGE_PX))}px`
  bubble.style.top = `${above >= EDGE_PX ? above : at.bottom + GAP_PX}px`
}

export interface TooltipProps {
  readonly text: ReactNode
  /** One focusable element; it is described by the text. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>
  readonly isFullWidth?: boolean
}

/** More about one control, on hover and on focus; Escape puts it away. */
export function Tooltip({ text, children, isFullWidth = false }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const anchorRef = useRef<HTMLSpanElement>(null)
  const bubbleRef = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!isOpen) return undefined
    if (anchorRef.current !== null && bubbleRef.current !== null) place(anchorRef.current, bubbleRef.current)
    const close = () => setIsOpen(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // An open dialog must not close with it.
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', close, { capture: true, passive: true, once: true })
    return () => {
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', close, { capture: true })
    }
  }, [isOpen])

  const open = () => setIsOpen(true)
  const close = () => setIsOpen(false)
  return (
    <Anchor ref={anchorRef} $isFullWidth={isFullWidth} onPointerEnter={open} onPointerLeave={close} onFocus={open} onBlur={close}>
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble ref={bubbleRef} id={id} role="tooltip" hidden={!isOpen}>{text}</Bubble>
    </Anchor>
  )
}
