import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { Heading } from './Heading'
import { CloseIcon } from './icons'
import { IconButton } from './IconButton'
import { theme } from './theme'

const rise = keyframes`
  from { opacity: 0; translate: 0 24px; }
`
const Sheet = styled.dialog`
  inline-size: min(420px, calc(100vw - 32px));
  max-block-size: min(720px, calc(100dvh - 48px));
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  color: ${theme.color.text};
  overscroll-behavior: contain;
  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${rise} ${theme.motion.base} ${theme.motion.ease};
  }
  &::backdrop {
    background: ${theme.color.backdrop};
  }
  ${theme.media.phone} {
    inline-size: 100%;
    max-inline-size: none;
    max-block-size: calc(100dvh - 48px);
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    border-inline: 0;
    border-block-end: 0;
  }
`
const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[12]} 0 ${theme.space[24]};
  padding-inline: ${theme.space[24]} ${theme.space[12]};
`
const Body = styled.div`
  overflow-y: auto;
  padding: ${theme.space[12]} ${theme.space[24]} max(${theme.space[24]}, env(safe-area-inset-bottom));
`

export interface DialogProps {
  readonly title: string
  /** What the closing cross says. */
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog, a sheet on a phone. Escape, the cross and the backdrop close it; focus goes back to where it was. */
export function Dialog({ title, closeLabel, isOpen, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || dialog === null) return undefined
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen])
  if (!isOpen) return null
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <Sheet
      ref={ref}
      aria-labelledby={titleId}
      onMouseDown={onBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Header>
        <Heading level={2} size="lg" id={titleId}>{title}</Heading>
        <IconButton label={closeLabel} onClick={onClose}><CloseIcon /></IconButton>
      </Header>
      <Body>{children}</Body>
    </Sheet>
  )
}
