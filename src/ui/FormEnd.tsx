import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Stack } from './layout'
import { type Space, theme } from './theme'

const Act = styled.div`
  ${theme.media.phone} {
    position: sticky;
    z-index: 1;
    inset-block-end: calc(64px + env(safe-area-inset-bottom));
    margin-block: -${theme.space[12]};
    padding-block: ${theme.space[12]};
    background: ${theme.color.surface};
  }
`

export interface FormEndProps {
  /** The one button of the form. */
  readonly act: ReactNode
  readonly gap?: Space
  /** What the form says below its fields. */
  readonly children?: ReactNode
}

/**
 * All of a form below its fields. On a phone the button stays above the bar at the thumb, however much the form says. It
 * sticks within this part alone, and so covers no field.
 */
export function FormEnd({ act, gap = 16, children }: FormEndProps) {
  return (
    <Stack gap={gap}>
      {children}
      <Act data-testid="form-act">{act}</Act>
    </Stack>
  )
}
