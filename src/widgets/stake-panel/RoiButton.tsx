import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import type { RoiTerms } from './roiLines'

const RoiDialog = lazy(async () => ({ default: (await import('./RoiDialog')).RoiDialog }))

export interface RoiButtonProps {
  readonly terms: RoiTerms
  /** What is typed in the form that it stands in; it starts there. */
  readonly amount: string
}

/** Opens the ROI calculator. */
export function RoiButton({ terms, amount }: RoiButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('stake.roi')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RoiDialog terms={terms} amount={amount} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
