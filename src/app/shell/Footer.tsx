import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { brand, footerLinks } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useAppSelector } from '@/hooks/storeHooks'
import { useTranslation } from '@/i18n/useTranslation'
import { pageBuild } from '@/platform/pageBuild'
import { ExternalLink } from '@/ui/ExternalLink'
import { Container, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { NodeStatus } from '../node-status/NodeStatus'

const Bar = styled.footer`
  border-block-start: 1px solid ${theme.color.line};
  font-size: ${theme.fontSize.sm};
  container-type: inline-size;
`
/** Clears the phone's bottom bar. */
const Inner = styled(Container)`
  padding-block: ${theme.space[24]};
  ${theme.bar.phone} {
    padding-block-end: calc(${theme.space[24]} + 64px + env(safe-area-inset-bottom));
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[24]};
`
/** In line with the external links. */
const InnerLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  text-decoration-color: ${theme.color.edge};
`
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[24]};
`
/** Reserves space for the light to avoid a layout shift. */
const LightPlace = styled.div`
  min-block-size: ${theme.control.touch};
`

/** Of package.json; a build has it as a constant. */
const version = import.meta.env.VITE_VERSION

/** The brand's links, what the risks are, and how the nodes answer. */
export function Footer() {
  const { t } = useTranslation()
  const build = pageBuild()
  const isAnswered = useAppSelector(({ block }) => block.hasFailed || block.latest !== undefined)
  return (
    <Bar aria-label={t('shell.footer.label')}>
      <Inner>
        <Stack gap={12}>
          <Links>
            {footerLinks.map((name) => {
              const url = brand.links[name]
              return (
                url !== undefined && (
                  <ExternalLink key={name} href={url}>
                    {t(`shell.footer.${name}`)}
                  </ExternalLink>
                )
              )
            })}
            <InnerLink to={routes.security}>{t('shell.title.security')}</InnerLink>
            <ExternalLink href={brand.repositoryUrl}>{t('shell.footer.source')}</ExternalLink>
            <ExternalLink href={`${brand.repositoryUrl}#status`}>{t('shell.footer.status')}</ExternalLink>
            <ExternalLink href={`${brand.repositoryUrl}/issues`}>{t('shell.footer.issues')}</ExternalLink>
          </Links>
          <Text tone="muted" size="sm">
            {t('shell.footer.risk')}
          </Text>
          <Ends>
            <Links>
              <Text tone="muted" size="sm">
                {t('shell.footer.network', { chain: getDeployment().chainName })}
              </Text>
              {build !== undefined && (
                <ExternalLink href={`${brand.repositoryUrl}/blob/v${version}/CHANGELOG.md`}>
                  {t('shell.footer.build', { build: `${build} (${version})` })}
                </ExternalLink>
              )}
            </Links>
            <LightPlace>{isAnswered && <NodeStatus />}</LightPlace>
          </Ends>
        </Stack>
      </Inner>
    </Bar>
  )
}
