import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Dialog } from '@/ui/Dialog'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { ExpertConfirm } from './ExpertConfirm'
import { TradingSettings } from './TradingSettings'
import { useExpertMode } from './useExpertMode'

export interface TradingSettingsCardProps {
  /** Called when expert mode is turned on. */
  readonly onExpertEnabled: () => void
}

/** The settings of swaps and liquidity beside a form. Expert mode is confirmed in a dialog. */
export function TradingSettingsCard({ onExpertEnabled }: TradingSettingsCardProps) {
  const { t } = useTranslation()
  const expert = useExpertMode(onExpertEnabled)
  return (
    <Card as="section" aria-label={t('settings.title')} data-testid="trading-settings">
      <Stack gap={12}>
        <Heading level={2} size="md">
          {t('settings.title')}
        </Heading>
        <TradingSettings onToggleExpert={expert.toggle} />
      </Stack>
      {expert.isAsking && (
        <Dialog title={t('settings.expert')} closeLabel={t('common.close')} isOpen onClose={expert.cancel}>
          <ExpertConfirm onConfirm={expert.confirm} onCancel={expert.cancel} />
        </Dialog>
      )}
    </Card>
  )
}
