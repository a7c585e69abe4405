import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { DeadlineSetting } from './DeadlineSetting'
import { SlippageSetting } from './SlippageSetting'
import { SwitchSetting } from './SwitchSetting'

export interface TradingSettingsProps {
  readonly onToggleExpert: (isOn: boolean) => void
}

/** The settings of swaps and liquidity. */
export function TradingSettings({ onToggleExpert }: TradingSettingsProps) {
  const { t } = useTranslation()
  const { isExpertMode, isSingleHopOnly, change } = useSwapSettings()
  return (
    <>
      <SlippageSetting />
      <DeadlineSetting />
      <SwitchSetting
        label={t('settings.expert')}
        help={t('settings.expert.help')}
        isOn={isExpertMode}
        onChange={onToggleExpert}
      />
      <SwitchSetting
        label={t('settings.singleHop')}
        help={t('settings.singleHop.help')}
        isOn={isSingleHopOnly}
        onChange={(isOn) => change({ isSingleHopOnly: isOn })}
      />
    </>
  )
}
