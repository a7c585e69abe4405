import type { Ref } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { requestAcceptance } from '@/ui/requestAcceptance'
import { confirmState } from './confirmState'
import type { ReviewBlock } from './reviewState'

export interface ConfirmButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly block: ReviewBlock | undefined
  /** The final check is running. */
  readonly isConfirming: boolean
  readonly variant?: 'primary' | 'danger'
  readonly onConfirm: () => void
  /** The label. */
  readonly children: string
}

/** Confirms a review, or says why it cannot be confirmed; leads to the box of a loss that is not accepted. */
export function ConfirmButton({
  ref,
  block,
  isConfirming,
  variant = 'primary',
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const { tText } = useTranslation()
  const { isBusy, reason } = confirmState(block, isConfirming)
  return (
    <Button
      ref={ref}
      variant={variant}
      isFullWidth
      isBusy={isBusy}
      disabledReason={reason && tText(reason)}
      onClick={(event) => (block?.kind === 'consent' ? requestAcceptance(event.currentTarget) : onConfirm())}
    >
      {children}
    </Button>
  )
}
