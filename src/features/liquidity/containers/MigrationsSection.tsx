import type { MigrationOrigin } from '@/config/deployment'
import { migratePath } from '@/config/routes'
import type { TokenAddressPair } from '@/domain/pair/userPairs'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { ready } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Grid, Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'
import { Text } from '@/ui/Text'
import { usePositions } from '../hooks/usePositions'
import { PositionSection } from './PositionSection'

export interface MigrationsSectionProps {
  readonly origin: MigrationOrigin
  readonly tokenPairs: readonly TokenAddressPair[]
  readonly account: Address
  readonly directory: TokenDirectory
}

/** The account's positions on another exchange; renders nothing if there are none. */
export function MigrationsSection({ origin, tokenPairs, account, directory }: MigrationsSectionProps) {
  const { t } = useTranslation()
  const positions = usePositions(origin.factory, tokenPairs, account)
  if (!('value' in positions) || positions.value.length === 0) return null
  const id = `migrate-${origin.factory}`
  return (
    <Stack gap={24} as="section" aria-labelledby={id}>
      <SectionHeading level={2} id={id}>
        {t('liquidity.migrate.from', { exchange: origin.name })}
      </SectionHeading>
      <Text tone="muted">{t('liquidity.migrate.lead', { exchange: origin.name })}</Text>
      <Grid min="320px">
        {positions.value.map(({ tokenPair, heldWei }) => (
          <PositionSection
            key={tokenPair.join()}
            factory={origin.factory}
            directory={directory}
            tokens={tokenPair}
            held={ready(heldWei)}
            acts={() => (
              <ButtonLink size="sm" to={migratePath(origin.factory, ...tokenPair)}>
                {t('liquidity.migrate')}
              </ButtonLink>
            )}
          />
        ))}
      </Grid>
    </Stack>
  )
}
