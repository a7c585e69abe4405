import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Raffle, Raffles } from '@/domain/raffle/raffle'
import { raffleListReading } from '@/domain/raffle/reads'
import { useKept } from '@/hooks/useKept'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Grid, Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { RaffleCard } from './RaffleCard'

const BuyDialog = lazyDialog(async () => (await import('./BuyDialog')).BuyDialog, ['raffles', 'address'])
const RevealDialog = lazyDialog(async () => (await import('./RevealDialog')).RevealDialog, ['raffles'])
const CreateDialog = lazyDialog(async () => (await import('./CreateDialog')).CreateDialog, ['raffles'])

/** Raffles that are searched at once. */
const PAGE_RAFFLES = 50
const TAB_PARAM = 'tab'
const ENDED = 'ended'

type Open = { readonly kind: 'create' } | { readonly kind: 'buy' | 'reveal'; readonly raffle: Raffle }

/** The raffles on sale and those that have ended. The address keeps the tab. */
export function RafflesSection({ raffles }: { readonly raffles: Raffles }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const act = (kind: 'buy' | 'reveal', raffle: Raffle) => setOpen({ kind, raffle })
  return (
    <Stack gap={24}>
      <Row>
        <Button onClick={() => setOpen({ kind: 'create' })}>{t('raffles.create')}</Button>
      </Row>
      <Tabs
        label={t('raffles.list')}
        tabs={[
          { id: 'active', label: t('raffles.active'), content: <RaffleList raffles={raffles} isActive onAct={act} /> },
          {
            id: ENDED,
            label: t('raffles.ended'),
            content: <RaffleList key={ENDED} raffles={raffles} isActive={false} onAct={act} />,
          },
        ]}
        selectedId={params.get(TAB_PARAM) === ENDED ? ENDED : 'active'}
        onSelect={(id) => {
          const next = new URLSearchParams(params)
          if (id === ENDED) next.set(TAB_PARAM, ENDED)
          else next.delete(TAB_PARAM)
          setParams(next, { replace: true, preventScrollReset: true })
        }}
      />
      <Suspense fallback={null}>
        {open?.kind === 'buy' && <BuyDialog raffles={raffles} asked={open.raffle} onClose={close} />}
        {open?.kind === 'reveal' && <RevealDialog raffles={raffles} asked={open.raffle} onClose={close} />}
        {open?.kind === 'create' && <CreateDialog raffles={raffles} onClose={close} />}
      </Suspense>
    </Stack>
  )
}

interface RaffleListProps {
  readonly raffles: Raffles
  readonly isActive: boolean
  readonly onAct: (kind: 'buy' | 'reveal', raffle: Raffle) => void
}

function RaffleList({ raffles, isActive, onAct }: RaffleListProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState(PAGE_RAFFLES)
  const { address } = raffles
  const list = useKept(useReading(useMemo(() => raffleListReading(address, isActive, size), [address, isActive, size])))
  if (list.status === 'loading') return <Skeleton width="100%" height="20rem" />
  if (list.status === 'failed')
    return (
      <Notice tone="bad" title={t('raffles.unread')} action={<RetryButton onRetry={list.retry} />}>
        {t('raffles.unread.body')}
      </Notice>
    )
  const { raffles: rows, hasOlder } = list.value
  return (
    <Stack gap={24}>
      {rows.length === 0 ? (
        <EmptyState title={t(isActive ? 'raffles.none.active' : 'raffles.none.ended')}>
          {t('raffles.none.body')}
        </EmptyState>
      ) : (
        <Grid as="ul" min="22rem" aria-label={t(isActive ? 'raffles.active' : 'raffles.ended')}>
          {rows.map((raffle) => (
            <Grid key={raffle.id} as="li" min="100%">
              <RaffleCard raffles={raffles} raffle={raffle} onAct={onAct} />
            </Grid>
          ))}
        </Grid>
      )}
      {hasOlder && (
        <Row justify="center">
          <Button onClick={() => setSize(size + PAGE_RAFFLES)}>{t('raffles.older')}</Button>
        </Row>
      )}
    </Stack>
  )
}
