import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Row, Stack } from '@/ui/layout'

export interface FinderSheetProps {
  readonly onClose: () => void
  /** The controls of the list. */
  readonly children: ReactNode
}

/** The filters of a list on a phone. The list behind it follows at once. */
export function FinderSheet({ onClose, children }: FinderSheetProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen title={t('common.find.filters')} closeLabel={t('common.close')} onClose={onClose}>
      <Stack gap={24}>
        {children}
        <Row>
          <Button variant="primary" isFullWidth onClick={onClose}>
            {t('common.find.done')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
