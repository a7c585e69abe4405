import { Suspense, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import type { RoiTerms } from './roiLines'

const RoiDialog = lazyDialog(async () => (await import('./RoiDialog')).RoiDialog, ['stake', 'chart'])

export interface RoiButtonProps {
  /** See `RoiTerms`. */
  readonly terms: RoiTerms
  /** Initial amount of the token, from the surrounding form; empty for $1,000. */
  readonly amount: string
}

/** Opens the ROI calculator, whose code and texts are fetched then. */
export function RoiButton({ terms, amount }: RoiButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
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
