import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Offerings } from '@/domain/ifo/offering'
import type { PoolName } from '@/domain/ifo/sale'
import type { SaleReads } from '@/domain/ifo/useSales'
import { useBlock } from '@/hooks/useBlock'
import { useTranslation } from '@/i18n/useTranslation'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { useIfo } from '../hooks/useIfo'
import { orderSales } from '../model/saleView'
import { ClaimAllPart } from './ClaimAllPart'
import { SaleCard } from './SaleCard'

const CommitDialog = lazyDialog(async () => (await import('./CommitDialog')).CommitDialog, ['ifo'])
const PastSale = lazyPart(async () => (await import('./PastSale')).PastSale)

const TAB_PARAM = 'tab'
const PAST = 'past'

interface Open {
  readonly id: string
  readonly name: PoolName
}

/** What the account can claim, the sales that are live or to come, and the past ones. The address keeps the tab. */
export function IfoSections({ offerings }: { readonly offerings: Offerings }) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const [open, setOpen] = useState<Open>()
  const ifo = useIfo(offerings)
  const block = useBlock()?.number
  if (block === undefined) return <Skeleton width="100%" height="24rem" />
  const { next, past } = orderSales(ifo.sales, block)
  const opened = open && ifo.sales.find(({ offering }) => offering.id === open.id)
  const commitTo =
    ({ offering: { id } }: SaleReads) =>
    (name: PoolName) =>
      setOpen({ id, name })
  return (
    <Stack gap={24}>
      <ClaimAllPart key={ifo.account} ifo={ifo} block={block} />
      <Tabs
        label={t('ifo.list')}
        tabs={[
          {
            id: 'next',
            label: t('ifo.next'),
            content:
              next.length === 0 ? (
                <EmptyState title={t('ifo.next.none')}>{t('ifo.next.none.body')}</EmptyState>
              ) : (
                <Stack gap={24}>
                  {next.map((reads) => (
                    <SaleCard
                      key={reads.offering.id}
                      ifo={ifo}
                      reads={reads}
                      block={block}
                      onCommit={commitTo(reads)}
                    />
                  ))}
                </Stack>
              ),
          },
          {
            id: PAST,
            label: t('ifo.past'),
            content:
              past.length === 0 ? (
                <EmptyState title={t('ifo.past.none')}>{t('ifo.past.none.body')}</EmptyState>
              ) : (
                <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
                  <Stack gap={24}>
                    {past.map((reads) => (
                      <PastSale
                        key={reads.offering.id}
                        ifo={ifo}
                        reads={reads}
                        block={block}
                        onCommit={commitTo(reads)}
                      />
                    ))}
                  </Stack>
                </Suspense>
              ),
          },
        ]}
        selectedId={params.get(TAB_PARAM) === PAST ? PAST : 'next'}
        onSelect={(id) => {
          const changed = new URLSearchParams(params)
          if (id === PAST) changed.set(TAB_PARAM, PAST)
          else changed.delete(TAB_PARAM)
          setParams(changed, { replace: true, preventScrollReset: true })
        }}
      />
      <Suspense fallback={null}>
        {open !== undefined && opened !== undefined && (
          <CommitDialog
            key={`${open.id}/${open.name}`}
            ifo={ifo}
            reads={opened}
            name={open.name}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
