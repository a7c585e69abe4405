import { useEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { ExternalLink } from '../ExternalLink'
import { IconButton } from '../IconButton'
import { CloseIcon } from '../icons'
import { Text } from '../Text'
import { theme } from '../theme'
import { toneIcons } from '../toneIcons'
import type { Toast } from './toastsContext'

const LIFE_MS = 6000
const FADE_MS = 250

const arrive = keyframes`
  from { opacity: 0; translate: 0 -12px; }
`
const Box = styled.div<{ $isLeaving: boolean; $color: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid ${({ $color }) => $color};
  border-radius: ${theme.radius.card};
  background: ${theme.color.raised};
  pointer-events: auto;
  opacity: ${({ $isLeaving }) => ($isLeaving ? 0 : 1)};
  transition: opacity ${FADE_MS}ms;
  animation: ${arrive} ${theme.motion.slow} ${theme.motion.ease};
  > svg {
    color: ${({ $color }) => $color};
  }
`
const Body = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Close = styled.div`
  margin: -10px;
`
const toneOfKind = { success: 'good', danger: 'bad', warning: 'warning', info: 'info' } as const

export interface ToastCardProps {
  readonly toast: Toast
  readonly closeLabel: string
  readonly id: number
  /** Called after the fade. Must be stable: a new function restarts the timer. */
  readonly onGone: (id: number) => void
}

/** A toast: closes after 6 s, paused on hover and focus, with a fade. */
export function ToastCard({ id, toast, closeLabel, onGone }: ToastCardProps) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    if (isLeaving) {
      const timer = setTimeout(() => onGone(id), FADE_MS)
      return () => clearTimeout(timer)
    }
    if (isHeld) return undefined
    const timer = setTimeout(() => setIsLeaving(true), LIFE_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld, isLeaving, onGone])

  const tone = toneOfKind[toast.kind]
  const Icon = toneIcons[tone]
  const isUrgent = toast.kind === 'danger' || toast.kind === 'warning'
  return (
    <Box
      role={isUrgent ? 'alert' : undefined}
      $isLeaving={isLeaving}
      $color={theme.color[tone]}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon />
      <Body>
        <Text isStrong>{toast.title}</Text>
        {toast.description !== undefined && (
          <Text size="sm" tone="muted">
            {toast.description}
          </Text>
        )}
        {toast.link !== undefined && <ExternalLink href={toast.link.href}>{toast.link.label}</ExternalLink>}
      </Body>
      <Close>
        <IconButton label={closeLabel} onClick={() => setIsLeaving(true)}>
          <CloseIcon />
        </IconButton>
      </Close>
    </Box>
  )
}
