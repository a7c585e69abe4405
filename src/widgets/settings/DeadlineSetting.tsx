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
  const [typed, setTyped] = useState(deadlineText(deadlineSec))
  const typedSec = parseDeadline(typed)
  // It can be changed in another place too.
  const text = typedSec === undefined || typedSec === deadlineSec ? typed : deadlineText(deadlineSec)
  return (
    <ShortField>
      <TextInput
        label={t('settings.deadline')}
        inputMode="numeric"
        value={text}
        onChange={(next) => {
          const seconds = parseDeadline(next)
          setTyped(next)
          if (seconds !== undefined) change({ deadlineSec: seconds })
        }}
        error={typedSec === undefined ? t('settings.deadline.invalid') : undefined}
        hint={t('settings.deadline.help')}
        maxLength={10}
      />
    </ShortField>
  )
}
