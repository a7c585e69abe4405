import { css } from 'styled-components'
import { theme } from './theme'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

export interface ButtonStyleProps {
  readonly $variant: ButtonVariant
  readonly $size: ButtonSize
  readonly $isFullWidth: boolean
}

const variants = {
  primary: css`
    --fill: ${theme.color.sun};
    --fill-hover: ${theme.color.sunHover};
    --outline: transparent;
    --ink: ${theme.color.onSun};
  `,
  secondary: css`
    --fill: transparent;
    --fill-hover: ${theme.color.hover};
    --outline: ${theme.color.edge};
    --ink: ${theme.color.text};
  `,
  quiet: css`
    --fill: transparent;
    --fill-hover: ${theme.color.hover};
    --outline: transparent;
    --ink: ${theme.color.text};
  `,
  danger: css`
    --fill: transparent;
    --fill-hover: ${theme.color.hover};
    --outline: ${theme.color.bad};
    --ink: ${theme.color.bad};
  `,
}
const sizes = {
  md: css`
    min-block-size: ${theme.control.md};
    padding: ${theme.space[8]} ${theme.space[24]};
  `,
  sm: css`
    min-block-size: ${theme.control.sm};
    padding: 0 ${theme.space[12]};
    font-size: ${theme.fontSize.sm};
    ${theme.media.touch} {
      min-block-size: ${theme.control.touch};
    }
  `,
}

/** Styles shared by buttons and button links. */
export const buttonStyles = css<ButtonStyleProps>`
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  inline-size: ${({ $isFullWidth }) => ($isFullWidth ? '100%' : 'auto')};
  border: 1px solid var(--outline);
  border-radius: ${theme.radius.control};
  background: var(--fill);
  color: var(--ink);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${theme.motion.fast};
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: var(--fill-hover);
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${theme.color.line};
    background: transparent;
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`
