import { type MouseEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import { Heading } from './Heading'
import { IconButton } from './IconButton'
import { CloseIcon } from './icons'
import { openModal } from './openDialogs'
import { theme } from './theme'

const appear = keyframes`
  from { opacity: 0; }
`
const rise = keyframes`
  from { translate: 0 24px; }
`
// The dialog element covers the viewport and contains the sheet, so that clicks on the backdrop hit the dialog and
// toasts can be placed inside it without moving the sheet. If there is no room next to the sheet, toasts are above it,
// and it is placed lower to keep its buttons visible.
const Modal = styled.dialog`
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: ${theme.space[24]};
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  &[open] {
    display: grid;
    grid-template-rows: minmax(auto, 1fr) minmax(0, max-content) minmax(0, 1fr);
    justify-items: center;
    animation: ${appear} ${theme.motion.base};
  }
  &::backdrop {
    background: ${theme.color.backdrop};
    animation: ${appear} ${theme.motion.base};
  }
  ${theme.media.phone} {
    padding: ${theme.space[48]} 0 0;
    &[open] {
      display: flex;
      flex-direction: column;
      justify-content: end;
    }
  }
`
const Sheet = styled.div`
  grid-row: 2;
  display: flex;
  flex-direction: column;
  inline-size: min(420px, 100%);
  max-block-size: 100%;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  animation: ${rise} ${theme.motion.base} ${theme.motion.ease};
  ${theme.media.phone} {
    inline-size: 100%;
    min-block-size: 0;
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`
const Header = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]};
  padding-inline-start: ${theme.space[24]};
  > h2 {
    padding-block: 10px;
  }
`
const Body = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[8]} ${theme.space[24]} max(${theme.space[24]}, env(safe-area-inset-bottom));
`

export interface DialogProps {
  readonly title: string
  /** Accessible name of the close button. */
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What has the focus when it opens; by default the close button. */
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * A modal dialog, shown as a bottom sheet on phones. Escape, the close button and the backdrop close it; focus returns
 * to the opener.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, closeLabel, onClose, initialFocus, children }: Omit<DialogProps, 'isOpen'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A separate component with a layout effect closes the dialog before it is unmounted; only then does the browser
  // restore focus.
  useLayoutEffect(() => {
    if (ref.current === null) return undefined
    const close = openModal(ref.current)
    initialFocus?.current?.focus()
    return close
  }, [initialFocus])
  return (
    <Modal
      ref={ref}
      aria-labelledby={titleId}
      onMouseDown={(event: MouseEvent) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onCancel={(event) => {
        // Closed by the owner's state, not by the browser.
        event.preventDefault()
        onClose()
      }}
    >
      <Sheet>
        <Header>
          <Heading level={2} size="lg" id={titleId}>
            {title}
          </Heading>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Header>
        <Body>{children}</Body>
      </Sheet>
    </Modal>
  )
}
