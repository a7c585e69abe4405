import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './buttonStyles'
import { Spinner } from './Spinner'
import { Tooltip } from './Tooltip'

const Styled = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Something is under way: shows the sweeping dial and takes no clicks. */
  readonly isBusy?: boolean
  readonly isFullWidth?: boolean
  /** Why it cannot be used now. It then stays focusable, so that the reason can be read. */
  readonly disabledReason?: string | undefined
}

/** A button. `primary` marks the one next act of a screen. */
export function Button({ variant = 'secondary', size = 'md', isBusy = false, isFullWidth = false, disabledReason, onClick, children, ...rest }: ButtonProps) {
  const isBlocked = isBusy || disabledReason !== undefined
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being submitted.
    if (isBlocked) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <Styled
      type="button"
      {...rest}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
      aria-busy={isBusy || undefined}
      aria-disabled={isBlocked || undefined}
      onClick={handleClick}
    >
      {isBusy && <Spinner />}
      {children}
    </Styled>
  )
  return disabledReason === undefined ? button : <Tooltip text={disabledReason} isFullWidth={isFullWidth}>{button}</Tooltip>
}
