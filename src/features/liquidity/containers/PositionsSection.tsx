import { useState } from 'react'
import { routes } from '@/config/routes'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { deployment } from '@/config/deployment'
import type { Exchange } from '@/domain/pair/exchange'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Grid, Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { SectionHeading } from '@/ui/SectionHeading'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { useCandidates } from '../hooks/useCandidates'
import { usePositions } from '../hooks/usePositions'
import { pairPath } from '../model/routeCurrencies'
import { MigrationsSection } from './MigrationsSection'
import { PositionSection } from './PositionSection'

/** Pools that are shown before the account asks for more. */
const PAGE_SIZE = 12

/** What the account has in the exchange's pools, and in others that it could be moved from. */
export function PositionsSection({ exchange }: { readonly exchange: Exchange }) {
  const { t } = useTranslation()
  const account = useAccount()
  const directory = useTokenDirectory()
  const couples = useCandidates(directory)
  const positions = usePositions(exchange.factory, couples, account)
  const [shown, setShown] = useState(PAGE_SIZE)
  const found = 'value' in positions ? positions.value : undefined
  return (
    <Stack gap={36}>
      <Stack gap={24} as="section" aria-labelledby="your-liquidity">
        <SectionHeading level={2} id="your-liquidity" aside={found && found.length > 0 ? t('liquidity.mine.count', { count: found.length }) : undefined}>{t('liquidity.mine')}</SectionHeading>
        {account === undefined && <Card><EmptyState title={t('liquidity.mine.connect')} action={<ConnectButton variant="secondary" />} /></Card>}
        {account !== undefined && positions.status === 'loading' && <Grid min="320px"><Card><Skeleton width="100%" height="13rem" /></Card><Card><Skeleton width="100%" height="13rem" /></Card></Grid>}
        {account !== undefined && positions.status === 'failed' && (
          <Notice tone="bad" title={t('liquidity.mine.failed')} action={<Button size="sm" onClick={positions.retry}>{t('common.retry')}</Button>}>{t('liquidity.mine.failed.body')}</Notice>
        )}
        {account !== undefined && found?.length === 0 && <Card><EmptyState title={t('liquidity.mine.empty')}>{t('liquidity.mine.empty.body')}</EmptyState></Card>}
        {found !== undefined && found.length > 0 && (
          <Grid min="320px">
            {found.slice(0, shown).map(({ couple, heldWei }) => (
              <PositionSection
                key={couple.join()}
                factory={exchange.factory}
                directory={directory}
                tokens={couple}
                held={ready(heldWei)}
                acts={(A, B) => (
                  <>
                    <ButtonLink size="sm" to={pairPath(routes.addLiquidity, { A, B })}>{t('liquidity.add')}</ButtonLink>
                    <ButtonLink size="sm" to={pairPath(routes.removeLiquidity, { A, B })}>{t('liquidity.remove')}</ButtonLink>
                  </>
                )}
              />
            ))}
          </Grid>
        )}
        {found !== undefined && found.length > shown && <Button onClick={() => setShown(shown + PAGE_SIZE)}>{t('liquidity.mine.more', { count: found.length - shown })}</Button>}
        <Row gap={12}>
          <Text tone="muted" size="sm">{t('liquidity.mine.missing')}</Text>
          <ButtonLink size="sm" to={routes.findPool}>{t('liquidity.import')}</ButtonLink>
        </Row>
      </Stack>
      {account !== undefined && deployment.exchange?.migrateFrom?.map((origin) => (
        <MigrationsSection key={origin.factory} origin={origin} couples={couples} account={account} directory={directory} />
      ))}
    </Stack>
  )
}
