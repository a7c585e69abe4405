import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from './IconButton'
import { CheckIcon } from './icons'
import { CopyIcon } from './rareIcons'
import { theme } from './theme'

const COPIED_MS = 1000

const Root = styled.span`
  position: relative;
  display: inline-flex;
`
// Rendered even when empty, because screen readers ignore a live region that is not displayed.
const Bubble = styled.span`
  position: absolute;
  z-index: ${theme.layer.popup};
  inset-block-end: 100%;
  inset-inline-end: 0;
  padding: 2px ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  font-size: ${theme.fontSize.sm};
  white-space: nowrap;
  &:empty {
    padding: 0;
    border: 0;
  }
`

export interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Shown for one second after copying. */
  readonly copiedLabel: string
}

export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => {
    // If the browser denies access to the clipboard, no success is shown.
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <Root>
      <IconButton label={label} onClick={copy}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <Bubble role="status">{isCopied ? copiedLabel : ''}</Bubble>
    </Root>
  )
}
