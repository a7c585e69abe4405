import { useId, useState } from 'react'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { HelpMark } from './HelpMark'
import { parseSlippage, SLIPPAGE_PRESETS, slippageText, slippageWarning, tidySlippage } from './model/slippageInput'
import { Choice, Choices, Named, Said, ShortField } from './SettingsDialog.styles'

const isPreset = (bps: number) => SLIPPAGE_PRESETS.some((preset) => preset.bps === bps)

/** Slippage tolerance: a preset, or a custom value as soon as it is valid. */
export function SlippageSetting() {
  const { t } = useTranslation()
  const labelId = useId()
  const { slippageBps, change } = useSwapSettings()
  const [text, setText] = useState(isPreset(slippageBps) ? '' : slippageText(slippageBps))
  const isWrong = text !== '' && parseSlippage(text) === undefined
  const warning = slippageWarning(slippageBps)
  return (
    <Stack gap={8} role="group" aria-labelledby={labelId}>
      <Named>
        <span id={labelId}>{t('settings.slippage')}</span>
        <HelpMark about={t('settings.slippage')} text={t('settings.slippage.help')} />
      </Named>
      <Choices>
        {SLIPPAGE_PRESETS.map(({ bps, percent }) => (
          <Choice
            key={bps}
            type="button"
            aria-pressed={slippageBps === bps && text === ''}
            onClick={() => {
              setText('')
              change({ slippageBps: bps })
            }}
          >
            {t('settings.slippage.percent', { percent })}
          </Choice>
        ))}
      </Choices>
      <ShortField>
        <TextInput
          label={t('settings.slippage.own')}
          placeholder={slippageText(slippageBps)}
          inputMode="decimal"
          value={text}
          onChange={(typed) => {
            const tidy = tidySlippage(typed)
            const bps = parseSlippage(tidy)
            setText(tidy)
            if (bps !== undefined) change({ slippageBps: bps })
          }}
          error={isWrong ? t('settings.slippage.invalid') : undefined}
          maxLength={10}
        />
      </ShortField>
      <Said aria-live="polite">
        {!isWrong && warning !== undefined && (
          <Text as="span" size="sm" tone="warning">
            {t(warning === 'low' ? 'settings.slippage.low' : 'settings.slippage.high')}
          </Text>
        )}
      </Said>
    </Stack>
  )
}
