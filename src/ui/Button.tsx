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
  /** Shows a spinner and blocks clicks. */
  readonly isBusy?: boolean
  readonly isFullWidth?: boolean
  /** Why it is disabled. The button stays focusable to make the reason readable. */
  readonly disabledReason?: string | undefined
}

/**
 * A button; `primary` marks the main action of a screen. It uses `aria-disabled`, so that it keeps the focus when
 * disabled by its own click.
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
    // Also prevents a form submission.
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
