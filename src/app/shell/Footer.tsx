import { styled } from 'styled-components'
import { brand } from '@/config/brand'
import { deployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { ExternalLink } from '@/ui/ExternalLink'
import { Container, Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'

const Bar = styled.footer`
  border-block-start: 1px solid ${theme.color.line};
  padding-block: ${theme.space[24]};
  font-size: ${theme.fontSize.sm};
  /* Keeps clear of the bar at the bottom of a phone. */
  ${theme.media.phone} {
    padding-block-end: calc(${theme.space[24]} + 64px + env(safe-area-inset-bottom));
  }
`

export function Footer() {
  const { t } = useTranslation()
  return (
    <Bar aria-label={t('shell.footer.label')}>
      <Container>
        <Stack gap={12}>
          <Row gap={24}>
            <ExternalLink href={brand.repositoryUrl}>{t('shell.footer.source')}</ExternalLink>
            <ExternalLink href={`${brand.repositoryUrl}#status`}>{t('shell.footer.status')}</ExternalLink>
            <ExternalLink href={`${brand.repositoryUrl}/issues`}>{t('shell.footer.issues')}</ExternalLink>
          </Row>
          <Text tone="muted" size="sm">{t('shell.footer.risk')}</Text>
          <Text tone="muted" size="sm">{t('shell.footer.network', { chain: deployment.chainName })}</Text>
        </Stack>
      </Container>
    </Bar>
  )
}
