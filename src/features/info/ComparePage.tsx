import { Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { COMPARE_PARAMS } from '@/config/routes'
import { useInfoPools } from '@/domain/exchange-info/useInfoPools'
import { useDocumentTitle } from '@/hooks/useDocumentTitle'
import { useTranslation } from '@/i18n/useTranslation'
import { isSameAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { Grid } from '@/ui/layout'
import { PageIntro } from '@/ui/PageIntro'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { IndexStatus } from './containers/IndexStatus'
import { InfoFrame } from './containers/InfoFrame'
import { readInfoAddress } from './detail/readInfoAddress'
import { poolName } from './model/names'

const Comparison = lazyPart(async () => (await import('./compare/Comparison')).Comparison)

/** Two pools side by side, which are in the URL. */
export default function ComparePage() {
  const { t } = useTranslation()
  useDocumentTitle(t('infoDetail.compare.title'))
  const [params, setParams] = useSearchParams()
  const [a, b] = COMPARE_PARAMS.map((name) => readInfoAddress(params.get(name) ?? ''))
  const asked = useMemo(() => [a, b].flatMap((pool) => pool ?? []), [a, b])
  const list = useInfoPools(asked)
  const pools = valueOf(list)?.rows ?? []
  const isSame = a !== undefined && b !== undefined && isSameAddress(a, b)
  const choose = (name: (typeof COMPARE_PARAMS)[number], pool: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (pool === '') next.delete(name)
        else next.set(name, pool)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <InfoFrame header={<PageIntro title={t('infoDetail.compare.title')} lead={t('infoDetail.compare.lead')} />}>
      <IndexStatus parts={[list]} />
      <Grid min="16rem" gap={16}>
        {COMPARE_PARAMS.map((name, index) => {
          const chosen = index === 0 ? a : b
          const other = index === 0 ? b : a
          const offered = pools.filter(({ address }) => other === undefined || !isSameAddress(address, other))
          const options = offered.map((pool) => ({ value: pool.address.toLowerCase(), label: poolName(pool) }))
          const isListed = options.some(({ value }) => value === chosen?.toLowerCase())
          return (
            <Select
              key={name}
              label={t(`infoDetail.compare.${name}`)}
              value={isListed ? (chosen?.toLowerCase() ?? '') : ''}
              options={[{ value: '', label: t('infoDetail.compare.choose') }, ...options]}
              disabled={list.status === 'loading'}
              onChange={(pool) => choose(name, pool)}
            />
          )
        })}
      </Grid>
      {a !== undefined && b !== undefined && !isSame ? (
        <Suspense fallback={<Skeleton width="100%" height="32rem" />}>
          <Comparison key={`${a} ${b}`} pools={[a, b]} />
        </Suspense>
      ) : (
        <EmptyState title={t(isSame ? 'infoDetail.compare.same' : 'infoDetail.compare.none')}>
          {t('infoDetail.compare.none.body')}
        </EmptyState>
      )}
    </InfoFrame>
  )
}
