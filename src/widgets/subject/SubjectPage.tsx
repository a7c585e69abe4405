import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { SubjectBar } from './SubjectBar'
import { useSubject } from './useSubject'

export interface SubjectPageProps {
  /** Text keys: '<area>.title', '.lead', '.nobody' and '.nobody.body'. */
  readonly area: 'portfolio' | 'allowances'
  /** @param isOwn whether it is the connected account, which alone can send */
  readonly children: (account: Address, isOwn: boolean) => ReactNode
}

/** A page about the connected account, or read-only about any address. Content is remounted for each account. */
export function SubjectPage({ area, children }: SubjectPageProps) {
  const { t } = useTranslation()
  const choice = useSubject()
  const { subject } = choice
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1}>{t(`${area}.title`)}</Heading>
        <Text tone="muted">{t(`${area}.lead`)}</Text>
      </Stack>
      <SubjectBar {...choice} />
      {subject.status === 'nobody' && (
        <Card>
          <EmptyState title={t(`${area}.nobody`)} action={<ConnectButton />}>
            {t(`${area}.nobody.body`)}
          </EmptyState>
        </Card>
      )}
      {(subject.status === 'own' || subject.status === 'other') && children(subject.account, subject.status === 'own')}
    </Stack>
  )
}
