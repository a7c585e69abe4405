import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { deployment } from '@/config/deployment'
import { routes, vaultPath } from '@/config/routes'
import type { VaultDefinition } from '@/config/vaultDefinition'
import { findVault } from '@/config/vaultTable'
import { vaultOnNetwork } from '@/domain/vault/vault'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { MissingParts } from '@/widgets/figures/MissingParts'
import { NotFound } from '@/widgets/pages/NotFound'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'
import { LeaveSection } from './containers/LeaveSection'

/** The way out of a vault: everything at once, and on into another token. */
export default function TakeProfitPage() {
  const { symbol = '' } = useParams()
  const definition = findVault(symbol)
  return definition === undefined ? <NotFound /> : <KnownVault key={definition.id} definition={definition} />
}

function KnownVault({ definition }: { readonly definition: VaultDefinition }) {
  const { t } = useTranslation()
  const title = t('takeProfit.title', { name: definition.underlyingFriendlyName })
  const documentTitle = t('shell.title', { title })
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  const onNetwork = vaultOnNetwork(deployment, definition)
  const vault = onNetwork.status === 'available' ? onNetwork.vault : definition
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header" align="start">
        <BackLink to={routes.earn}>{t('vault.back')}</BackLink>
        <Row gap={12}><VaultIcon id={definition.id} size={48} /><Heading level={1}>{title}</Heading></Row>
        <Row gap={8}>
          <Badge>{definition.defi}</Badge>
          {vault.isDeprecated && <Badge tone="warning">{t('vault.badge.deprecated')}</Badge>}
        </Row>
        <Text tone="muted">{t('takeProfit.lead')}</Text>
      </Stack>
      {onNetwork.status === 'missing'
        ? <Notice tone="info" title={<MissingParts parts={onNetwork.parts} />}>{t('vault.missing.body')}</Notice>
        : (
          <>
            {!vault.isDeprecated && (
              <Notice
                tone="info"
                title={t('takeProfit.earning')}
                action={<ButtonLink to={vaultPath(vault.id)} size="sm">{t('takeProfit.vault')}</ButtonLink>}
              >
                {t('takeProfit.earning.body')}
              </Notice>
            )}
            <LeaveSection vault={onNetwork.vault} />
          </>
        )}
    </Stack>
  )
}
