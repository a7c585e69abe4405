import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from './Tooltip'
import { theme } from './theme'

/** Styled like the surrounding text; a dotted underline marks the tooltip. */
const Shown = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  text-decoration: underline dotted 1px ${theme.color.edge};
  text-underline-offset: 0.25em;
  cursor: pointer;
  &:hover {
    text-decoration-color: currentColor;
  }
  /* Extends the touch area beyond the line height. */
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    inline-size: max(100%, ${theme.control.sm});
    block-size: max(100%, ${theme.control.sm});
    transform: translate(-50%, -50%);
  }
  &:dir(rtl)::after {
    transform: translate(50%, -50%);
  }
`
const GROUP = 'dl, table, ul, ol'
const FIGURE = 'button[data-exact]'
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function groupOf(figure: Element): Element | null {
  return figure.closest(GROUP)
}
function tabStopOf(group: Element | null): HTMLElement | null | undefined {
  return group?.querySelector<HTMLElement>(`${FIGURE}[tabindex="0"]`)
}

/** Roving tabindex: the figures of a list or table are a single tab stop. */
function join(figure: HTMLButtonElement): () => void {
  const group = groupOf(figure)
  figure.tabIndex = tabStopOf(group) ? -1 : 0
  return () => {
    const next = figure.tabIndex === 0 ? group?.querySelector<HTMLElement>(`${FIGURE}[tabindex="-1"]`) : undefined
    if (next) next.tabIndex = 0
  }
}

function becomeTabStop({ currentTarget: figure }: FocusEvent<HTMLButtonElement>): void {
  const before = tabStopOf(groupOf(figure))
  if (before) before.tabIndex = -1
  figure.tabIndex = 0
}

/** Arrow keys move between the figures of a list or table. */
function goOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const figures = [...(groupOf(event.currentTarget)?.querySelectorAll<HTMLElement>(FIGURE) ?? [])]
  const next = figures[figures.indexOf(event.currentTarget) + (STEPS[event.key] ?? 0)]
  if (next === undefined || next === event.currentTarget) return
  event.preventDefault()
  next.focus()
}

export interface ExactFigureProps {
  /** The full-precision value or explanation. */
  readonly exact: string
  readonly children: ReactNode
}

/** A figure with a tooltip of its full value on tap, focus and hover, also exposed as its accessible description. */
export function ExactFigure({ exact, children }: ExactFigureProps) {
  return (
    <Tooltip text={exact}>
      <Shown ref={join} type="button" data-exact={exact} onFocus={becomeTabStop} onKeyDown={goOn}>
        {children}
      </Shown>
    </Tooltip>
  )
}
