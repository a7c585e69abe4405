import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Checkbox } from '@/ui/Checkbox'
import { Notice } from '@/ui/Notice'
import { TextInput } from '@/ui/TextInput'
import { impactConsent, type ImpactTier } from '../model/impactTier'

/** What must be typed; the same word in every language. */
const WORD = 'confirm'

export interface ImpactConsentProps {
  readonly tier: ImpactTier
  /** In per cent, as it is shown. */
  readonly impact: string
  readonly onConsent: (isGiven: boolean) => void
}

/** What the user does to agree to a high price impact: a tick, or a word to type. Mount it anew for another tier. */
export function ImpactConsent({ tier, impact, onConsent }: ImpactConsentProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isTicked, setIsTicked] = useState(false)
  const consent = impactConsent(tier)
  if (consent === 'none') return null
  return (
    <Notice tone="bad" title={t('swap.impact.warning', { impact })}>
      {consent === 'tick' ? (
        <Checkbox
          isChecked={isTicked}
          onChange={(isChecked) => {
            setIsTicked(isChecked)
            onConsent(isChecked)
          }}
        >
          {t('swap.impact.accept', { impact })}
        </Checkbox>
      ) : (
        <TextInput
          label={t('swap.impact.word')}
          value={text}
          maxLength={20}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onChange={(typed) => {
            setText(typed)
            onConsent(typed.trim().toLowerCase() === WORD)
          }}
        />
      )}
    </Notice>
  )
}
