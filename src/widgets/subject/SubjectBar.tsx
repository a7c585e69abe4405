import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { SubjectForm } from './SubjectForm'
import type { SubjectChoice } from './useSubject'

const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`

/** Chooses the account that a page shows, and marks it if it is not the user's own. */
export function SubjectBar({ subject, asked, ask }: SubjectChoice) {
  const { t } = useTranslation()
  return (
    <>
      <SubjectForm
        key={asked}
        asked={asked}
        error={subject.status === 'invalid' ? t(`subject.${subject.reason}`) : undefined}
        onAsk={ask}
      />
      {subject.status === 'other' && (
        <Notice
          tone="info"
          title={t('subject.readOnly')}
          action={
            <Button size="sm" onClick={() => ask('')}>
              {t('subject.readOnly.leave')}
            </Button>
          }
        >
          <AnyText dir="ltr">{subject.account}</AnyText>
        </Notice>
      )}
    </>
  )
}
