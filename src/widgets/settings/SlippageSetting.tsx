import { useId, useState } from 'react'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { HelpMark } from './HelpMark'
import { parseSlippage, SLIPPAGE_PRESETS, sanitizeSlippage, slippageText, slippageWarning } from './model/slippageInput'
import { Choice, Choices, Named, Said, ShortField } from './SettingsDialog.styles'

const isPreset = (bps: number) => SLIPPAGE_PRESETS.some((preset) => preset.bps === bps)
/** Text of the custom field; empty for a preset. */
const customText = (bps: number) => (isPreset(bps) ? '' : slippageText(bps))

/** Slippage tolerance: a preset, or a custom value as soon as it is valid. */
export function SlippageSetting() {
  const { t } = useTranslation()
  const labelId = useId()
  const { slippageBps, change } = useSwapSettings()
  const [typed, setTyped] = useState(customText(slippageBps))
  const typedBps = parseSlippage(typed)
  const isWrong = typed !== '' && typedBps === undefined
  // It can be changed in another place too.
  const text = typedBps === undefined || typedBps === slippageBps ? typed : customText(slippageBps)
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
              setTyped('')
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
          onChange={(next) => {
            const tidy = sanitizeSlippage(next)
            const bps = parseSlippage(tidy)
            setTyped(tidy)
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
