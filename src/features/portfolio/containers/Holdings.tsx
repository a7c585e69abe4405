import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { mapLoadable } from '@/lib/loadable'
import type { TableFormat } from '@/lib/tableFile'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { ClosedSection } from '../components/ClosedSection'
import { GroupSection } from '../components/GroupSection'
import { SummaryCard } from '../components/SummaryCard'
import { usePortfolio } from '../hooks/usePortfolio'
import type { PortfolioSnapshot } from '../model/exportFile'
import { netApy } from '../model/netApy'
import { type Group, isSettled } from '../model/position'
import { missingFigures, totalOf } from '../model/total'
import { totalProfit } from '../model/totalProfit'

interface HoldingsProps {
  readonly account: Address
  readonly isOwn: boolean
}

/** Everything that an account holds, and what it has left. */
export function Holdings({ account, isOwn }: HoldingsProps) {
  const { groups, closed } = usePortfolio(account)
  const left = useMemo(() => closed && mapLoadable(closed, ({ positions }) => positions), [closed])
  const total = useMemo(() => totalOf(groups), [groups])
  const profit = useMemo(() => totalProfit(groups, left), [groups, left])
  const apy = useMemo(() => netApy(groups), [groups])
  const missing = useMemo(() => missingFigures(groups, left), [groups, left])
  const getFile = async (format: TableFormat) => {
    const snapshot: PortfolioSnapshot = {
      account,
      network: getDeployment(),
      atMs: Date.now(),
      groups,
      closed: left,
    }
    const { exportName, toCsvFile, toJsonFile } = await import('../model/exportFile')
    return { name: exportName(snapshot), text: format === 'csv' ? toCsvFile(snapshot) : toJsonFile(snapshot) }
  }
  const hasLeftNone = left === undefined || ('value' in left && left.value.length === 0)
  if (groups.every(isEmpty) && hasLeftNone) return <Empty isOwn={isOwn} />
  return (
    <Stack gap={24}>
      <SummaryCard
        total={total}
        profit={profit}
        apy={apy}
        missing={missing}
        getFile={getFile}
        isSettled={groups.every(isSettled) && left?.status !== 'loading'}
      />
      {groups.map((group) => (
        <GroupSection key={group.id} group={group} account={account} isOwn={isOwn} />
      ))}
      {closed !== undefined && <ClosedSection closed={closed} account={account} />}
    </Stack>
  )
}

function isEmpty(group: Group): boolean {
  return group.status === 'ready' && group.positions.length === 0 && group.hiddenCount === 0
}

function Empty({ isOwn }: { readonly isOwn: boolean }) {
  const { t } = useTranslation()
  return (
    <Card data-testid="portfolio-empty">
      <EmptyState
        title={t(isOwn ? 'portfolio.empty' : 'portfolio.empty.other')}
        {...(isOwn
          ? {
              action: (
                <ButtonLink to={routes.earn} variant="primary">
                  {t('portfolio.empty.act')}
                </ButtonLink>
              ),
            }
          : {})}
      >
        {t(isOwn ? 'portfolio.empty.body' : 'portfolio.empty.other.body')}
      </EmptyState>
    </Card>
  )
}
