import { styled } from 'styled-components'
import { vaultPlace } from '@/config/vaultDefinition'
import { useTranslation } from '@/i18n/useTranslation'
import { formatRate } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Loadable } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { RetryButton } from '@/widgets/figures/RetryButton'
import type { HomeVault } from '../model/homeView'
import { RowList } from './Home.styles'
import { VaultRow } from './VaultRow'

const Place = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 4rem;
  padding: ${theme.space[8]} ${theme.space[20]};
  border-block-start: 1px solid ${theme.color.line};
  &:first-child {
    border-block-start: 0;
  }
`

interface VaultRowsProps {
  readonly title: string
  readonly vaults: Loadable<readonly HomeVault[]>
  /** Number of placeholder rows while loading. */
  readonly rows: number
}

/** A short list of vaults with their yields. */
export function VaultRows({ title, vaults, rows }: VaultRowsProps) {
  const { t, locale } = useTranslation()
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{title}</Heading>
      {vaults.status === 'failed' && (
        <Card>
          <Stack align="start">
            <Text>{t('common.failed')}</Text>
            <RetryButton onRetry={vaults.retry} />
          </Stack>
        </Card>
      )}
      {vaults.status !== 'failed' && (
        <RowList aria-busy={vaults.status === 'loading'}>
          {vaults.status === 'loading'
            ? Array.from({ length: rows }, (_, row) => (
                <Place key={row}>
                  <Skeleton width="8rem" height="1.25rem" />
                  <Skeleton width="5rem" height="1.25rem" />
                </Place>
              ))
            : vaults.value.map(({ vault, reads: { vaultYield } }) => (
                <VaultRow
                  key={vault.id}
                  id={vault.id}
                  name={vault.underlyingFriendlyName}
                  protocol={vaultPlace(vault)}
                  apy={figureView(vaultYield, ({ apy }) => (apy === undefined ? undefined : formatRate(apy, locale)))}
                />
              ))}
        </RowList>
      )}
    </Stack>
  )
}
