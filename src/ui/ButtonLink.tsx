import { Link, type LinkProps } from 'react-router-dom'
import { styled } from 'styled-components'
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './buttonStyles'

const Styled = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly isFullWidth?: boolean
}

/** An internal link styled like a button. */
export function ButtonLink({ variant = 'secondary', size = 'md', isFullWidth = false, ...rest }: ButtonLinkProps) {
  return <Styled {...rest} $variant={variant} $size={size} $isFullWidth={isFullWidth} />
}
