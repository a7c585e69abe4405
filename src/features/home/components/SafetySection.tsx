import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { brand } from '@/config/brand'
import { useTranslation } from '@/i18n/useTranslation'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { OwnerPowers } from '@/widgets/safety/OwnerPowers'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[24]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Point = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${theme.space[8]};
  padding-block-start: ${theme.space[12]};
  border-block-start: 2px solid ${theme.color.line};
`

/** Files of the source repository. */
const links = {
  security: `${brand.repositoryUrl}/blob/main/SECURITY.md`,
  publishing: `${brand.repositoryUrl}/blob/main/docs/publishing.md`,
} as const

/** What can go wrong, who can change what, and how a reader can check it. */
export function SafetySection() {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {t('safety.title')}
      </Heading>
      <Columns>
        <SafetyPoint title={t('safety.owner')}>
          <OwnerPowers />
          <Text tone="muted">{t('safety.others')}</Text>
        </SafetyPoint>
        <Stack gap={24}>
          <SafetyPoint title={t('safety.audit')}>
            <Text tone="muted">{t('safety.audit.body')}</Text>
            <ExternalLink href={links.security}>{t('safety.audit.code')}</ExternalLink>
          </SafetyPoint>
          <SafetyPoint title={t('safety.protocol')}>
            <Text tone="muted">{t('safety.protocol.body')}</Text>
          </SafetyPoint>
          <SafetyPoint title={t('safety.build')}>
            <Text tone="muted">{t('safety.build.body')}</Text>
            <ExternalLink href={links.publishing}>{t('safety.build.how')}</ExternalLink>
          </SafetyPoint>
        </Stack>
      </Columns>
    </Stack>
  )
}

function SafetyPoint({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Point>
      <Heading level={3}>{title}</Heading>
      {children}
    </Point>
  )
}
