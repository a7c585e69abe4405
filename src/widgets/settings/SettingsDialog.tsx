import { useApprovalMode } from '@/hooks/useApprovalMode'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'
import { useThemeChoice } from '@/ui/useThemeChoice'
import { ExpertConfirm } from './ExpertConfirm'
import { GasSetting } from './GasSetting'
import { SwitchSetting } from './SwitchSetting'
import { TradingSettings } from './TradingSettings'
import { useExpertMode } from './useExpertMode'

export interface SettingsDialogProps {
  readonly onClose: () => void
  /** Called when expert mode is turned on. */
  readonly onExpertEnabled?: (() => void) | undefined
}

/** The settings dialog; changes apply immediately. Mounted while open. */
export function SettingsDialog({ onClose, onExpertEnabled }: SettingsDialogProps) {
  const { t } = useTranslation()
  const expert = useExpertMode(onExpertEnabled)
  const [approvalMode, chooseApprovalMode] = useApprovalMode()
  const { choice, choose } = useThemeChoice()
  const isDark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
  return (
    <Dialog
      title={t(expert.isAsking ? 'settings.expert' : 'settings.title')}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      {expert.isAsking ? (
        <ExpertConfirm onConfirm={expert.confirm} onCancel={expert.cancel} />
      ) : (
        <Stack gap={24}>
          <Stack gap={12} as="section">
            <SectionHeading level={3}>{t('settings.global')}</SectionHeading>
            <SwitchSetting
              label={t('settings.darkMode')}
              isOn={isDark}
              onChange={(isOn) => choose(isOn ? 'dark' : 'light')}
            />
            <GasSetting />
            <SwitchSetting
              label={t('settings.approval')}
              help={t('settings.approval.help')}
              isOn={approvalMode === 'exact'}
              onChange={(isOn) => chooseApprovalMode(isOn ? 'exact' : 'max')}
            />
          </Stack>
          <Stack gap={12} as="section">
            <SectionHeading level={3}>{t('settings.trading')}</SectionHeading>
            <TradingSettings onToggleExpert={expert.toggle} />
          </Stack>
        </Stack>
      )}
    </Dialog>
  )
}
