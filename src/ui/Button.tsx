import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react'
import { styled } from 'styled-components'
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './buttonStyles'
import { Spinner } from './Spinner'
import { TooltipBubble } from './TooltipBubble'

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

/**
 * A button. `primary` marks the one next act of a screen. A disabled one can have the focus, or pressing what disables it
 * would let the focus fall to the page.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy = false,
  isFullWidth = false,
  disabled = false,
  disabledReason,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const isBlocked = isBusy || disabled || disabledReason !== undefined
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops a form from being submitted.
    if (isBlocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <Styled
        type="button"
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
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
      {disabledReason !== undefined && <TooltipBubble id={reasonId}>{disabledReason}</TooltipBubble>}
    </>
  )
}
