import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme'

const Styled = styled.button`
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: ${theme.control.touch};
  block-size: ${theme.control.touch};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background ${theme.motion.fast};
  &:hover {
    background: ${theme.color.hover};
  }
  &:disabled {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name. */
  readonly label: string
  /** The icon. */
  readonly children: ReactNode
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Styled type="button" aria-label={label} {...rest} />
}
