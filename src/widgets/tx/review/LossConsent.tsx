import { useState } from 'react'
import type { TxLoss } from '@/chain/tx/txRequest'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatRate } from '@/lib/figureFormat'
import { Acceptance } from '@/ui/Acceptance'
import { Notice } from '@/ui/Notice'
import { UNACCEPTED } from '@/ui/requestAcceptance'
import { TextInput } from '@/ui/TextInput'

/** The word to type, the same in every language. */
const WORD = 'confirm'

export interface LossConsentProps {
  readonly loss: TxLoss
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/** Acceptance of a high loss by tick or typed word. Remount it for another severity. */
export function LossConsent({ loss, isAccepted, onAccept }: LossConsentProps) {
  const { t, tText, locale } = useTranslation()
  const [text, setText] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  if (loss.consent === 'none') return null
  const impact = formatRate(new Decimal(loss.bps).div(10_000), locale).text
  const write = (key: string) => tText({ key, values: { impact, loss: impact } })
  return (
    <Notice tone="bad" title={write(loss.texts.warning)}>
      {loss.consent === 'checkbox' ? (
        <Acceptance isAccepted={isAccepted} onChange={onAccept} missing={t('tx.review.consent.first')}>
          {write(loss.texts.consent)}
        </Acceptance>
      ) : (
        <TextInput
          label={write(loss.texts.consent)}
          value={text}
          maxLength={20}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          error={isAsked && !isAccepted ? t('tx.review.consent.first') : undefined}
          {...(!isAccepted && UNACCEPTED)}
          onInvalid={({ currentTarget }) => {
            setIsAsked(true)
            currentTarget.focus()
          }}
          onChange={(typed) => {
            setText(typed)
            onAccept(typed.trim().toLowerCase() === WORD)
          }}
        />
      )}
    </Notice>
  )
}
