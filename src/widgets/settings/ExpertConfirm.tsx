import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { TextInput } from '@/ui/TextInput'

/** The word to type, the same in every language. */
const WORD = 'confirm'

export interface ExpertConfirmProps {
  readonly onConfirm: (isNotShownAgain: boolean) => void
  readonly onCancel: () => void
}

/** Confirmation of expert mode, with a word to type. */
export function ExpertConfirm({ onConfirm, onCancel }: ExpertConfirmProps) {
  const { t } = useTranslation()
  const [word, setWord] = useState('')
  const [isNotShownAgain, setIsNotShownAgain] = useState(false)
  const isTyped = word.trim().toLowerCase() === WORD
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isTyped) onConfirm(isNotShownAgain)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Notice tone="warning" title={t('settings.expert.warning')}>
          {t('settings.expert.warning.more')}
        </Notice>
        <TextInput
          label={t('settings.expert.word')}
          value={word}
          onChange={setWord}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
        />
        <Checkbox isChecked={isNotShownAgain} onChange={setIsNotShownAgain}>
          {t('settings.expert.hide')}
        </Checkbox>
        <Stack gap={8}>
          <Button
            type="submit"
            variant="danger"
            isFullWidth
            disabledReason={isTyped ? undefined : t('settings.expert.word.missing')}
          >
            {t('settings.expert.turnOn')}
          </Button>
          <Button isFullWidth onClick={onCancel}>
            {t('settings.expert.cancel')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
