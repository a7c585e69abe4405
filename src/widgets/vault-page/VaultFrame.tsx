import { type ReactNode, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { type VaultDefinition, vaultPlace } from '@/config/vaultDefinition'
import { findVault } from '@/config/vaultTable'
import { type Vault, vaultOnNetwork, vaultSchedule, type YieldingVault } from '@/domain/vault/vault'
import { useDocumentTitle } from '@/hooks/useDocumentTitle'
import { useSchedule } from '@/hooks/useSchedule'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Badge } from '@/ui/Badge'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { MissingContracts } from '@/widgets/figures/MissingContracts'
import { NotFound } from '@/widgets/pages/NotFound'
import { PhaseBadge } from '@/widgets/schedule/PhaseBadge'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'

export interface VaultFrameProps {
  readonly titleKey: 'vault.title' | 'takeProfit.title'
  readonly lead?: string
  /** Content for a vault deployed on this network. */
  readonly children: (vault: Vault) => ReactNode
  /** Content for a vault of which only the source of yield is on this network. */
  readonly observed?: (vault: YieldingVault) => ReactNode
}

/** Page of the vault in the URL (case-insensitive): title, badges and missing contracts. */
export function VaultFrame(props: VaultFrameProps) {
  const { symbol = '' } = useParams()
  const definition = findVault(symbol)
  // The key resets the forms for each vault.
  return definition === undefined ? <NotFound /> : <KnownVault key={definition.id} {...props} definition={definition} />
}

function KnownVault({
  titleKey,
  lead,
  children,
  observed,
  definition,
}: VaultFrameProps & { readonly definition: VaultDefinition }) {
  const { t } = useTranslation()
  const title = t(titleKey, { name: definition.underlyingFriendlyName })
  useDocumentTitle(title)
  // Memoized per phase, to keep the vault's readings stable between renders.
  const phase = useSchedule(vaultSchedule(getDeployment(), definition.id))
  const status = phase?.status
  const onNetwork = useMemo(() => vaultOnNetwork(getDeployment(), definition, status), [definition, status])
  const current = onNetwork.status === 'available' ? onNetwork.vault : (onNetwork.observed ?? definition)
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header" align="start">
        <BackLink to={routes.earn}>{t('vault.back')}</BackLink>
        <Row gap={12}>
          <VaultIcon id={definition.id} size={48} />
          <Heading level={1}>{title}</Heading>
        </Row>
        <Row gap={8}>
          <Badge>{vaultPlace(definition)}</Badge>
          {definition.isNew && (
            <Text as="span" size="sm" tone="sunText">
              {t('vault.new')}
            </Text>
          )}
          {phase?.status === 'soon' && <PhaseBadge phase={phase} />}
          {current.isDeprecated && <Badge tone="warning">{t('vault.badge.deprecated')}</Badge>}
          {definition.isHighRisk && <Badge tone="warning">{t('vault.badge.highRisk')}</Badge>}
        </Row>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </Stack>
      {onNetwork.status === 'missing' ? (
        <>
          <MissingContracts parts={onNetwork.parts} />
          {onNetwork.observed !== undefined && observed?.(onNetwork.observed)}
        </>
      ) : (
        children(onNetwork.vault)
      )}
    </Stack>
  )
}
