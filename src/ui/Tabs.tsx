import { Activity, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'

const List = styled.div`
  display: flex;
  gap: ${theme.space[16]};
  overflow-x: auto;
  border-block-end: 1px solid ${theme.color.line};
`
const TabButton = styled.button`
  flex: none;
  min-block-size: ${theme.control.touch};
  min-inline-size: ${theme.control.touch};
  padding: 0;
  border: 0;
  border-block-end: 2px solid transparent;
  background: transparent;
  color: ${theme.color.muted};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: ${theme.color.text};
  }
  &[aria-selected='true'] {
    border-color: currentColor;
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Panel = styled.div`
  padding-block-start: ${theme.space[24]};
`

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: ReactNode
  readonly content: ReactNode
}
export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selectedId: Id
  readonly onSelect: (id: Id) => void
  /** Keeps what was typed into the hidden panels; their effects stop. */
  readonly keepsPanels?: boolean
}

/** Tabs with arrow keys, Home and End. */
export function Tabs<Id extends string>({ label, tabs, selectedId, onSelect, keepsPanels = false }: TabsProps<Id>) {
  const prefix = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const selectedIndex = tabs.findIndex((tab) => tab.id === selectedId)
  const mounted = keepsPanels ? tabs : tabs.filter(({ id }) => id === selectedId)

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: (selectedIndex + 1) % tabs.length,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: (selectedIndex - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (tab === undefined || target === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div>
      <List ref={listRef} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selectedId
          return (
            <TabButton
              key={tab.id}
              type="button"
              role="tab"
              id={`${prefix}${tab.id}`}
              aria-selected={isSelected}
              aria-controls={`${prefix}${tab.id}panel`}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
            </TabButton>
          )
        })}
      </List>
      {mounted.map(({ id, content }) => (
        <Activity key={id} mode={id === selectedId ? 'visible' : 'hidden'}>
          <Panel role="tabpanel" id={`${prefix}${id}panel`} aria-labelledby={`${prefix}${id}`}>
            {content}
          </Panel>
        </Activity>
      ))}
    </div>
  )
}
