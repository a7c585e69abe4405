import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { readSubject } from './readSubject'
import { SubjectForm } from './SubjectForm'
import { SubjectNotice } from './SubjectNotice'
import { useSubject } from './useSubject'

export interface SubjectPageProps {
  /** Text keys: '<area>.title', '.lead', '.nobody' and '.nobody.body'. */
  readonly area: 'portfolio' | 'allowances'
  /** Where the form stands that chooses another account. */
  readonly formPlace: 'top' | 'bottom'
  /** @param isOwn whether it is the connected account, which alone can send */
  readonly children: (account: Address, isOwn: boolean) => ReactNode
}

/** A page about the connected account, or read-only about any address. Content is remounted for each account. */
export function SubjectPage({ area, formPlace, children }: SubjectPageProps) {
  const { t } = useTranslation()
  const choice = useSubject()
  const { subject, asked, ask } = choice
  const headingId = useId()
  const headerRef = useRef<HTMLElement>(null)
  const form = (
    <SubjectForm
      asked={asked}
      error={subject.status === 'invalid' ? t(`subject.${subject.reason}`) : undefined}
      onAsk={(address) => {
        ask(address)
        // The other account begins at the top; what is wrong with an address stands at the form.
        if (formPlace === 'bottom' && readSubject(address, undefined).status !== 'invalid') headerRef.current?.focus()
      }}
    />
  )
  return (
    <Stack gap={24}>
      <header ref={headerRef} tabIndex={-1}>
        <Stack gap={12}>
          <Heading level={1}>{t(`${area}.title`)}</Heading>
          <Text tone="muted">{t(`${area}.lead`)}</Text>
        </Stack>
      </header>
      {formPlace === 'top' && form}
      <SubjectNotice {...choice} />
      {subject.status === 'nobody' && (
        <Card>
          <EmptyState title={t(`${area}.nobody`)} action={<ConnectButton />}>
            {t(`${area}.nobody.body`)}
          </EmptyState>
        </Card>
      )}
      {(subject.status === 'own' || subject.status === 'other') && children(subject.account, subject.status === 'own')}
      {formPlace === 'bottom' && (
        <Card as="section" aria-labelledby={headingId}>
          <Stack gap={12}>
            <Heading level={2} size="lg" id={headingId}>
              {t('subject.other')}
            </Heading>
            {form}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
