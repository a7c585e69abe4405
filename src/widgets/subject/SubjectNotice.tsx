import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import type { SubjectChoice } from './useSubject'

const AnyText = styled.bdi`
  overflow-wrap: anywhere;
`

/** Marks an account that is not the user's own. */
export function SubjectNotice({ subject, ask }: SubjectChoice) {
  const { t } = useTranslation()
  if (subject.status !== 'other') return null
  return (
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
  )
}
