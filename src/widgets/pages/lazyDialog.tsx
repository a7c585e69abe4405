import type { ComponentType } from 'react'
import type { TextSet } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { type LazyPart, lazyPart } from './lazyPart'
import { PartFailure } from './PartFailure'

interface DialogPart {
  readonly onClose: () => void
}

/** Dialog shown if the texts of a lazy dialog failed to load. */
function DialogFailure({ onRetry, onClose }: DialogPart & { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('common.part.dialog')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <PartFailure onRetry={onRetry} />
    </Dialog>
  )
}

/** A lazy part that is a dialog. */
export function lazyDialog<Props extends DialogPart>(
  load: () => Promise<ComponentType<Props>>,
  sets: readonly TextSet[],
): LazyPart<Props> {
  return lazyPart<Props>(load, sets, DialogFailure)
}
