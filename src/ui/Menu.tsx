import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './buttonStyles'
import { CheckIcon, ChevronDownIcon } from './icons'
import { theme } from './theme'

const Root = styled.div`
  position: relative;
  display: inline-block;
`
const Trigger = styled.button<ButtonStyleProps>`
  ${buttonStyles}
  &[aria-label] {
    padding-inline: ${theme.space[12]};
  }
`
const List = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  z-index: ${theme.layer.popup};
  inset-block-start: calc(100% + 8px);
  ${({ $align }) => ($align === 'end' ? 'inset-inline-end: 0' : 'inset-inline-start: 0')};
  min-inline-size: max(100%, 200px);
  max-inline-size: calc(100vw - 24px);
  max-block-size: 75dvh;
  overflow-y: auto;
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
`
const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  inline-size: 100%;
  min-block-size: ${theme.control.touch};
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: ${theme.color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > span {
    flex: 1;
  }
`
const ItemButton = styled.button`
  ${itemStyles}
`
const ItemLink = styled(Link)`
  ${itemStyles}
`

const EDGE_PX = 12

/** Moves a list that would stick out of the window sideways back into it. */
function moveIntoWindow(list: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect()
  const tooFarRight = Math.max(0, right - (document.documentElement.clientWidth - EDGE_PX))
  const tooFarLeft = Math.max(0, EDGE_PX - left)
  list.style.translate = `${tooFarLeft - tooFarRight}px`
}

interface MenuItemBase {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
}
/** Either an act, one choice of several (`isSelected` said), or a link to a page of the app. */
export type MenuItem =
  | (MenuItemBase & { readonly onSelect: () => void; readonly isSelected?: boolean; readonly lang?: string })
  | (MenuItemBase & { readonly to: string })

export interface MenuProps {
  /** What the trigger shows. */
  readonly trigger: ReactNode
  /** Read aloud where the trigger shows no words. */
  readonly label?: string
  readonly items: readonly MenuItem[]
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** The side on which the list lines up with the trigger. */
  readonly align?: 'start' | 'end'
  readonly hasChevron?: boolean
}

/** A button with a list of acts, choices or pages. Arrow keys, Home, End, the first letter; Escape or a click outside closes it. */
export function Menu({
  trigger,
  label,
  items,
  variant = 'quiet',
  size = 'md',
  align = 'end',
  hasChevron = true,
}: MenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const list = listRef.current
    if (list !== null) moveIntoWindow(list)
    const first =
      list?.querySelector<HTMLElement>('[aria-checked=true]') ?? list?.querySelector<HTMLElement>('[role^=menuitem]')
    first?.focus()
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && rootRef.current?.contains(event.target) !== true) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    triggerRef.current?.focus()
  }

  const onListKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const nodes = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
    const at = nodes.findIndex((node) => node === document.activeElement)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
      return
    }
    if (event.key === 'Tab') {
      setIsOpen(false)
      return
    }
    const byLetter = () =>
      [...nodes.slice(at + 1), ...nodes.slice(0, at + 1)].find((node) =>
        node.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()),
      )
    const moves: Partial<Record<string, HTMLElement | undefined>> = {
      ArrowDown: nodes[(at + 1) % nodes.length],
      ArrowUp: nodes[(at - 1 + nodes.length) % nodes.length],
      Home: nodes[0],
      End: nodes[nodes.length - 1],
    }
    const isLetter = event.key.length === 1 && event.key !== ' '
    const target = isLetter ? byLetter() : moves[event.key]
    if (target === undefined) return
    event.preventDefault()
    target.focus()
  }

  return (
    <Root ref={rootRef}>
      <Trigger
        ref={triggerRef}
        type="button"
        $variant={variant}
        $size={size}
        $isFullWidth={false}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((was) => !was)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {trigger}
        {hasChevron && <ChevronDownIcon size="1em" />}
      </Trigger>
      {isOpen && (
        <List ref={listRef} id={id} role="menu" aria-label={label} $align={align} onKeyDown={onListKeyDown}>
          {items.map((item) =>
            'to' in item ? (
              <ItemLink key={item.id} role="menuitem" tabIndex={-1} to={item.to} onClick={() => setIsOpen(false)}>
                {item.icon}
                <span>{item.label}</span>
              </ItemLink>
            ) : (
              <ItemButton
                key={item.id}
                type="button"
                role={item.isSelected === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={item.isSelected}
                lang={item.lang}
                tabIndex={-1}
                onClick={() => {
                  close()
                  item.onSelect()
                }}
              >
                {item.icon}
                <span>{item.label}</span>
                {item.isSelected === true && <CheckIcon size="1em" />}
              </ItemButton>
            ),
          )}
        </List>
      )}
    </Root>
  )
}
