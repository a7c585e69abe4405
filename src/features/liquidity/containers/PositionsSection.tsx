import { useMemo, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { infoPoolPath, routes } from '@/config/routes'
import { hasPoolFigures } from '@/domain/exchange-info/hasPoolFigures'
import type { Exchange } from '@/domain/pair/exchange'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
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
import { TextInput } from '@/ui/TextInput'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { useCandidates } from '../hooks/useCandidates'
import { usePoolNames } from '../hooks/usePoolNames'
import { usePositionList } from '../hooks/usePositionList'
import { pairPath } from '../model/routeCurrencies'
import { isFound } from '../model/worth'
import { MigrationsSection } from './MigrationsSection'
import { PositionDetails } from './PositionDetails'
import { PositionFigures } from './PositionFigures'
import { PositionSection } from './PositionSection'

/** Number of pools shown at first. */
const PAGE_SIZE = 12

/** The account's positions on this exchange, and those that can be moved from others. */
export function PositionsSection({ exchange }: { readonly exchange: Exchange }) {
  const { t } = useTranslation()
  const account = useAccount()
  const directory = useTokenDirectory()
  const { tokenPairs, found: fromLogs, hasSearchFailed } = useCandidates(directory, account)
  const { positions, listed } = usePositionList(exchange.factory, tokenPairs, fromLogs, account)
  const [shown, setShown] = useState(PAGE_SIZE)
  const [typed, setTyped] = useState('')
  const textsOf = usePoolNames(
    useMemo(() => listed?.map(({ tokenPair }) => tokenPair) ?? [], [listed]),
    directory,
  )
  const found = listed?.filter(({ tokenPair, pool }) => isFound([...textsOf(tokenPair), pool], typed.trim()))
  const all = useMemo(() => [...tokenPairs, ...fromLogs], [tokenPairs, fromLogs])
  const count = listed?.length ?? 0
  return (
    <Stack gap={36}>
      <Stack gap={24} as="section" aria-labelledby="your-liquidity">
        <SectionHeading
          level={2}
          id="your-liquidity"
          aside={count > 0 ? t('liquidity.mine.count', { count }) : undefined}
        >
          {t('liquidity.mine')}
        </SectionHeading>
        {account === undefined && (
          <Card>
            <EmptyState title={t('liquidity.mine.connect')} action={<ConnectButton variant="secondary" />} />
          </Card>
        )}
        {account !== undefined && positions.status === 'loading' && (
          <Grid min="320px">
            <Card>
              <Skeleton width="100%" height="13rem" />
            </Card>
            <Card>
              <Skeleton width="100%" height="13rem" />
            </Card>
          </Grid>
        )}
        {account !== undefined && positions.status === 'failed' && (
          <Notice tone="bad" title={t('liquidity.mine.failed')} action={<RetryButton onRetry={positions.retry} />}>
            {t('liquidity.mine.failed.body')}
          </Notice>
        )}
        {account !== undefined && listed?.length === 0 && (
          <Card>
            <EmptyState title={t('liquidity.mine.empty')}>{t('liquidity.mine.empty.body')}</EmptyState>
          </Card>
        )}
        {count > 1 && (
          <TextInput
            label={t('liquidity.mine.search')}
            placeholder={t('tokens.search.placeholder')}
            type="search"
            value={typed}
            onChange={setTyped}
          />
        )}
        {count > 0 && found?.length === 0 && (
          <div role="status">
            <Text tone="muted">{t('liquidity.mine.noMatch')}</Text>
          </div>
        )}
        {found !== undefined && found.length > 0 && (
          <Grid min="320px">
            {found.slice(0, shown).map((position) => (
              <PositionSection
                key={position.tokenPair.join()}
                factory={exchange.factory}
                directory={directory}
                tokens={position.tokenPair}
                held={ready(position.heldWei)}
                facts={<PositionFigures position={position} fee={exchange.fee} />}
                details={(a, b) =>
                  account !== undefined && (
                    <PositionDetails key={account} position={position} account={account} currencies={[a, b]} />
                  )
                }
                acts={(A, B) => (
                  <>
                    <ButtonLink size="sm" to={pairPath(routes.addLiquidity, { A, B })}>
                      {t('liquidity.add')}
                    </ButtonLink>
                    <ButtonLink size="sm" to={pairPath(routes.removeLiquidity, { A, B })}>
                      {t('liquidity.remove')}
                    </ButtonLink>
                    {hasPoolFigures() && (
                      <ButtonLink size="sm" variant="quiet" to={infoPoolPath(position.pool)}>
                        {t('liquidity.info')}
                      </ButtonLink>
                    )}
                  </>
                )}
              />
            ))}
          </Grid>
        )}
        {found !== undefined && found.length > shown && (
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>
            {t('liquidity.mine.more', { count: found.length - shown })}
          </Button>
        )}
        {account !== undefined && hasSearchFailed && (
          <Text tone="muted" size="sm">
            {t('liquidity.mine.searchFailed')}
          </Text>
        )}
        <Row gap={12}>
          <Text tone="muted" size="sm">
            {t('liquidity.mine.missing')}
          </Text>
          <ButtonLink size="sm" to={routes.findPool}>
            {t('liquidity.import')}
          </ButtonLink>
        </Row>
      </Stack>
      {account !== undefined &&
        getDeployment().exchange?.migrateFrom?.map((origin) => (
          <MigrationsSection
            key={origin.factory}
            origin={origin}
            tokenPairs={all}
            account={account}
            directory={directory}
          />
        ))}
    </Stack>
  )
}
