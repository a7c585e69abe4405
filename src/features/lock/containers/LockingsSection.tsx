import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { LockItems } from '../components/LockPage.styles'
import { useLockings } from '../hooks/useLockings'
import { LockSection } from './LockSection'

/** The account's locks. */
export function LockingsSection({ contract }: { readonly contract: Address }) {
  const { t } = useTranslation()
  const account = useAccount()
  return (
    <Card as="section" data-testid="lockings">
      {account === undefined ? (
        <Stack gap={16}>
          <Heading level={2} size="lg">
            {t('lock.mine')}
          </Heading>
          <Text tone="muted">{t('lock.mine.connect')}</Text>
        </Stack>
      ) : (
        <Lockings key={account} contract={contract} account={account} />
      )}
    </Card>
  )
}

function Lockings({ contract, account }: { readonly contract: Address; readonly account: Address }) {
  const { t } = useTranslation()
  const { list, showMore } = useLockings(contract, account)
  const count = 'value' in list ? list.value.count : 0
  return (
    <Stack gap={16}>
      <Row justify="space-between">
        <Heading level={2} size="lg">
          {t('lock.mine')}
        </Heading>
        {'value' in list && count > 0 && (
          <Text as="span" size="sm" tone="muted">
            {t('lock.mine.count', { shown: list.value.tokenIds.length, count })}
          </Text>
        )}
      </Row>
      {list.status === 'loading' && <Skeleton width="100%" height="10rem" />}
      {list.status === 'failed' && (
        <Notice tone="bad" title={t('lock.mine.failed')} action={<RetryButton onRetry={list.retry} />}>
          {t('lock.mine.failed.body')}
        </Notice>
      )}
      {'value' in list &&
        (count === 0 ? (
          <EmptyState title={t('lock.mine.empty')}>{t('lock.mine.empty.body')}</EmptyState>
        ) : (
          <LockItems>
            {list.value.tokenIds.map((id) => (
              <li key={id.toString()}>
                <LockSection contract={contract} tokenId={id} />
              </li>
            ))}
          </LockItems>
        ))}
      {showMore !== undefined && <Button onClick={showMore}>{t('lock.mine.more')}</Button>}
    </Stack>
  )
}
