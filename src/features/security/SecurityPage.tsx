import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { pageBuild } from '@/platform/pageBuild'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { OwnerPowers } from '@/widgets/safety/OwnerPowers'
import { ContractTable } from './components/ContractTable'
import { HostTable } from './components/HostTable'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  max-inline-size: 60rem;
  padding-inline-start: 1.25em;
  list-style: disc;
`
/** What the site can do, worst for the user last. */
const facts = ['sign', 'contracts', 'allowance', 'keys', 'server', 'undo'] as const

/** Files of the source repository. */
const links = {
  policy: `${brand.repositoryUrl}/blob/main/SECURITY.md`,
  publishing: `${brand.repositoryUrl}/blob/main/docs/publishing.md`,
} as const

/** What the site can do, whom it talks to, which contracts it uses, and how to verify and report. */
export default function SecurityPage() {
  const { t } = useTranslation()
  const build = pageBuild()
  return (
    <Stack gap={36}>
      <PageIntro title={t('security.title')} lead={t('security.lead')}>
        <Text>{t('wallet.phishing.text', { address: window.location.host })}</Text>
      </PageIntro>
      <Part title={t('security.can')}>
        <List>
          {facts.map((fact) => (
            <li key={fact}>{t(`security.can.${fact}`)}</li>
          ))}
        </List>
        <Link to={routes.allowances}>{t('security.can.allowances')}</Link>
      </Part>
      <Part title={t('security.owner')}>
        <OwnerPowers />
        <Text tone="muted">{t('safety.others')}</Text>
      </Part>
      <Part title={t('security.hosts')} lead={t('security.hosts.lead')}>
        <HostTable />
        <Text tone="muted" size="sm">
          {t('security.hosts.images.others')}
        </Text>
      </Part>
      <Part title={t('security.contracts')} lead={t('security.contracts.lead', { chain: getDeployment().chainName })}>
        <ContractTable />
      </Part>
      <Part title={t('security.verify')} lead={t('security.verify.body')}>
        <Text>{build === undefined ? t('security.verify.development') : t('security.verify.build', { build })}</Text>
        <ExternalLink href={links.publishing}>{t('security.verify.how')}</ExternalLink>
      </Part>
      <Part title={t('security.report')} lead={t('security.report.body')}>
        <ExternalLink href={links.policy}>{t('security.report.how')}</ExternalLink>
      </Part>
    </Stack>
  )
}

interface PartProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

function Part({ title, lead, children }: PartProps) {
  const headingId = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {title}
      </Heading>
      {lead !== undefined && <Text tone="muted">{lead}</Text>}
      {children}
    </Stack>
  )
}
