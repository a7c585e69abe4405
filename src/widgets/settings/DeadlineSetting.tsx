import { useState } from 'react'
import { useSwapSettings } from '@/hooks/useSwapSettings'
import { useTranslation } from '@/i18n/useTranslation'
import { TextInput } from '@/ui/TextInput'
import { deadlineText, parseDeadline } from './model/deadlineInput'
import { ShortField } from './SettingsDialog.styles'

/** Transaction deadline. */
export function DeadlineSetting() {
  const { t } = useTranslation()
  const { deadlineSec, change } = useSwapSettings()
  const [text, setText] = useState(deadlineText(deadlineSec))
  return (
    <ShortField>
      <TextInput
        label={t('settings.deadline')}
        inputMode="numeric"
        value={text}
        onChange={(typed) => {
          const seconds = parseDeadline(typed)
          setText(typed)
          if (seconds !== undefined) change({ deadlineSec: seconds })
        }}
        error={parseDeadline(text) === undefined ? t('settings.deadline.invalid') : undefined}
        hint={t('settings.deadline.help')}
        maxLength={10}
      />
    </ShortField>
  )
}
