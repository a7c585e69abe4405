import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'

const Bubble = styled.span`
  position: fixed;
  z-index: ${theme.layer.toast};
  inline-size: max-content;
  max-inline-size: min(280px, calc(100vw - 24px));
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.edge};
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
/** Delay to move the pointer from the control to the popup. */
const LEAVE_MS = 150

/** Places the popup above the anchor, or below without room, within the viewport. */
function place(bubble: HTMLElement): void {
  const at = bubble.previousElementSibling?.getBoundingClientRect()
  if (at === undefined) return
  const own = bubble.getBoundingClientRect()
  const centred = at.left + at.width / 2 - own.width / 2
  const above = at.top - own.height - GAP_PX
  bubble.style.left = `${Math.max(EDGE_PX, Math.min(centred, document.documentElement.clientWidth - own.width - EDGE_PX))}px`
  bubble.style.top = `${above >= EDGE_PX ? above : at.bottom + GAP_PX}px`
}

export interface TooltipPopupProps {
  /** Referenced by the anchor's `aria-describedby`. */
  readonly id: string
  readonly children: ReactNode
}

/**
 * Popup of the preceding sibling. As it does not wrap the control, adding or removing it keeps the element and its
 * focus.
 */
export function TooltipPopup({ id, children }: TooltipPopupProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  // A layout effect: the anchor is there before, and can have the pointer at once.
  useLayoutEffect(() => {
    const bubble = ref.current
    const anchor = bubble?.previousElementSibling
    if (bubble === null || !(anchor instanceof HTMLElement)) return undefined
    const listeners = new AbortController()
    let leaving: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      clearTimeout(leaving)
      setIsOpen(true)
    }
    const leave = ({ pointerType }: PointerEvent) => {
      // Touch pointers leave on release; a tap elsewhere closes it instead.
      if (pointerType === 'touch') return
      leaving = setTimeout(() => setIsOpen(false), LEAVE_MS)
    }
    const { signal } = listeners
    for (const element of [anchor, bubble]) {
      element.addEventListener('pointerenter', open, { signal })
      element.addEventListener('pointerleave', leave, { signal })
    }
    anchor.addEventListener('focusin', open, { signal })
    anchor.addEventListener('click', open, { signal })
    anchor.addEventListener('focusout', () => setIsOpen(false), { signal })
    return () => {
      clearTimeout(leaving)
      listeners.abort()
    }
  }, [])

  useLayoutEffect(() => {
    if (!isOpen) return undefined
    if (ref.current !== null) place(ref.current)
    const listeners = new AbortController()
    const close = () => setIsOpen(false)
    const { signal } = listeners
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // Keeps a dialog underneath open.
        event.preventDefault()
        close()
      },
      { signal, capture: true },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const isWithin = [ref.current, ref.current?.previousElementSibling].some(
          (part) => target instanceof Node && part?.contains(target),
        )
        if (!isWithin) close()
      },
      { signal },
    )
    window.addEventListener('scroll', close, { signal, capture: true, passive: true })
    return () => listeners.abort()
  }, [isOpen])

  return (
    <Bubble ref={ref} id={id} role="tooltip" hidden={!isOpen}>
      {children}
    </Bubble>
  )
}
