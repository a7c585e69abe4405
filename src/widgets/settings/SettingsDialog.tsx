import { useState } from 'react'
import { useApprovalMode } from '@/hooks/useApprovalMode'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'
import { useThemeChoice } from '@/ui/useThemeChoice'
import { DeadlineSetting } from './DeadlineSetting'
import { ExpertConfirm } from './ExpertConfirm'
import { GasSetting } from './GasSetting'
import { SlippageSetting } from './SlippageSetting'
import { SwitchSetting } from './SwitchSetting'

export interface SettingsDialogProps {
  readonly onClose: () => void
  /** Called when expert mode is turned on. */
  readonly onExpertEnabled?: (() => void) | undefined
}

/** The settings dialog; changes apply immediately. Mounted while open. */
export function SettingsDialog({ onClose, onExpertEnabled }: SettingsDialogProps) {
  const { t } = useTranslation()
  const { isExpertMode, isSingleHopOnly, isExpertAcknowledged, change } = useSwapSettings()
  const [approvalMode, chooseApprovalMode] = useApprovalMode()
  const { choice, choose } = useThemeChoice()
  const isDark = choice === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : choice === 'dark'
  const [isAsking, setIsAsking] = useState(false)

  const enableExpert = (isNotShownAgain: boolean) => {
    change({ isExpertMode: true, isExpertAcknowledged: isNotShownAgain })
    onExpertEnabled?.()
    setIsAsking(false)
  }
  const toggleExpert = (isOn: boolean) => {
    if (!isOn) change({ isExpertMode: false })
    else if (isExpertAcknowledged) enableExpert(true)
    else setIsAsking(true)
  }
  return (
    <Dialog
      title={t(isAsking ? 'settings.expert' : 'settings.title')}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      {isAsking ? (
        <ExpertConfirm onConfirm={enableExpert} onCancel={() => setIsAsking(false)} />
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
            <SlippageSetting />
            <DeadlineSetting />
            <SwitchSetting
              label={t('settings.expert')}
              help={t('settings.expert.help')}
              isOn={isExpertMode}
              onChange={toggleExpert}
            />
            <SwitchSetting
              label={t('settings.singleHop')}
              help={t('settings.singleHop.help')}
              isOn={isSingleHopOnly}
              onChange={(isOn) => change({ isSingleHopOnly: isOn })}
            />
          </Stack>
        </Stack>
      )}
    </Dialog>
  )
}
