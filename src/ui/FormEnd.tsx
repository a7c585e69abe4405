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
  /** The submit button. */
  readonly act: ReactNode
  readonly gap?: Space
  /** Content between the fields and the button. */
  readonly children?: ReactNode
}

/**
 * The part of a form below its fields. On phones the button is sticky above the bottom bar, within this part only, to
 * never cover a field.
 */
export function FormEnd({ act, gap = 16, children }: FormEndProps) {
  return (
    <Stack gap={gap}>
      {children}
      <Act data-testid="form-act">{act}</Act>
    </Stack>
  )
}
