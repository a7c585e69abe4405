import { useEffect, useId, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { isUnfinished } from '@/domain/inbox/claimQueue'
import type { InboxItem } from '@/domain/inbox/item'
import { keepLook } from '@/domain/inbox/lastLook'
import { useInbox } from '@/domain/inbox/useInbox'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { SectionHeading } from '@/ui/SectionHeading'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { List } from '../components/Inbox.styles'
import { ItemLine } from '../components/ItemLine'
import { QueueCard } from '../components/QueueCard'
import { useClaimQueue } from '../hooks/useClaimQueue'
import { useLotteryPrizes } from '../hooks/useLotteryPrizes'
import { useOtherItems } from '../hooks/useOtherItems'
import { inboxView } from '../model/inboxView'
import { AlertsCard } from './AlertsCard'
import { ClaimButton } from './ClaimButton'
import { LeftOutSection } from './LeftOutSection'
import { TotalCard } from './TotalCard'

const MS_PER_SEC = 1_000

/** The inbox of the connected account. */
export function InboxSection({ account }: { readonly account: Address }) {
  const { t, locale } = useTranslation()
  const claimId = useId()
  const inbox = useInbox(account)
  const other = useOtherItems(account)
  const prizes = useLotteryPrizes(account)
  const found = prizes.search.status === 'done' ? prizes.search.items : undefined
  const { items, priceOf, isLoading } = inbox
  const all = useMemo(() => [...items, ...(found ?? []), ...other.items], [items, found, other.items])
  const view = useMemo(() => inboxView(all, priceOf), [all, priceOf])
  const { claims, endings, changes } = view
  const controls = useClaimQueue(
    account,
    useMemo(() => claims.map(({ item }) => item), [claims]),
  )
  const count = all.length
  const isComplete = inbox.failed.length === 0
  useEffect(() => {
    // What could not be read would make the number too small.
    if (!isLoading && isComplete) keepLook(getDeployment().chainId, account, { count, atMs: Date.now() })
  }, [isLoading, isComplete, account, count])
  const failed = [...inbox.failed, ...other.failed]
  const isQueued = controls.shown !== undefined && isUnfinished(controls.shown.queue)
  const retry = () => {
    inbox.retry?.()
    other.retry?.()
  }
  if (isLoading)
    return (
      <Stack gap={16} role="status" aria-label={t('inbox.loading')}>
        <Skeleton width="100%" height="9rem" />
        <Skeleton width="100%" height="16rem" />
      </Stack>
    )
  return (
    <Stack gap={36}>
      {failed.length > 0 && (
        <Notice
          tone="warning"
          title={t('inbox.failed', { areas: failed.map((area) => t(`shell.title.${area}`)).join(', ') })}
          action={
            <Button size="sm" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('inbox.failed.body')}
        </Notice>
      )}
      {inbox.staleSinceMs !== undefined && (
        <Notice tone="info" title={t('inbox.stale', { time: formatTime(inbox.staleSinceMs / MS_PER_SEC, locale) })} />
      )}
      <TotalCard view={view} controls={controls} isQueued={isQueued} />
      {controls.shown !== undefined && <QueueCard controls={controls} active={controls.shown} />}
      <Stack as="section" gap={12} aria-labelledby={claimId}>
        <SectionHeading level={2} id={claimId} aside={claims.length}>
          {t('inbox.section.claim')}
        </SectionHeading>
        {claims.length === 0 ? (
          <Card>
            <EmptyState title={t(failed.length > 0 ? 'inbox.empty.claim.failed' : 'inbox.empty.claim')}>
              {t('inbox.empty.claim.body')}
            </EmptyState>
          </Card>
        ) : (
          <Card>
            <List aria-labelledby={claimId}>
              {claims.map(({ item, worth }) => (
                <ItemLine key={item.id} item={item} worth={worth}>
                  <ClaimButton item={item} isQueued={isQueued} />
                </ItemLine>
              ))}
            </List>
          </Card>
        )}
      </Stack>
      <ItemSection title={t('inbox.section.ending')} items={endings} empty={t('inbox.empty.ending')} />
      <ItemSection title={t('inbox.section.change')} items={changes} empty={t('inbox.empty.change')} />
      <LeftOutSection leftOut={inbox.leftOut} prizes={prizes} />
      <AlertsCard account={account} claims={claims.map(({ item }) => item)} endings={endings} />
    </Stack>
  )
}

interface ItemSectionProps {
  readonly title: string
  readonly items: readonly InboxItem[]
  readonly empty: string
}

function ItemSection({ title, items, empty }: ItemSectionProps) {
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <SectionHeading level={2} id={id} aside={items.length}>
        {title}
      </SectionHeading>
      {items.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <Card>
          <List aria-labelledby={id}>
            {items.map((item) => (
              <ItemLine key={item.id} item={item} />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  )
}
