import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from './Tooltip'
import { theme } from './theme'

/** Looks like the text around it; the dots say that there is more. */
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
  /* A finger needs more room than a line of text is high. */
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

/** The figures of one list or table are one stop of the Tab key, so that it leads to what can be done within few presses. */
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

/** The arrow keys lead from one figure of a list or table to the next. */
function goOn(event: KeyboardEvent<HTMLButtonElement>): void {
  const figures = [...(groupOf(event.currentTarget)?.querySelectorAll<HTMLElement>(FIGURE) ?? [])]
  const next = figures[figures.indexOf(event.currentTarget) + (STEPS[event.key] ?? 0)]
  if (next === undefined || next === event.currentTarget) return
  event.preventDefault()
  next.focus()
}

export interface ExactFigureProps {
  /** What the figure leaves out, in words or with every digit. */
  readonly exact: string
  readonly children: ReactNode
}

/** A figure that shows what it leaves out: on a tap, on focus and on hover, and to a screen reader as its description. */
export function ExactFigure({ exact, children }: ExactFigureProps) {
  return (
    <Tooltip text={exact}>
      <Shown ref={join} type="button" data-exact={exact} onFocus={becomeTabStop} onKeyDown={goOn}>
        {children}
      </Shown>
    </Tooltip>
  )
}
