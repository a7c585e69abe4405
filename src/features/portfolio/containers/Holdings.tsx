import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import type { TableFormat } from '@/lib/tableFile'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Stack } from '@/ui/layout'
import { GroupSection } from '../components/GroupSection'
import { TotalCard } from '../components/TotalCard'
import { usePortfolio } from '../hooks/usePortfolio'
import type { PortfolioSnapshot } from '../model/exportFile'
import { type Group, isSettled } from '../model/position'
import { totalOf } from '../model/total'

interface HoldingsProps {
  readonly account: Address
  readonly isOwn: boolean
}

/** Everything that an account holds. */
export function Holdings({ account, isOwn }: HoldingsProps) {
  const groups = usePortfolio(account)
  const total = useMemo(() => totalOf(groups), [groups])
  const getFile = async (format: TableFormat) => {
    const snapshot: PortfolioSnapshot = { account, network: getDeployment(), atMs: Date.now(), groups }
    const { exportName, toCsvFile, toJsonFile } = await import('../model/exportFile')
    return { name: exportName(snapshot), text: format === 'csv' ? toCsvFile(snapshot) : toJsonFile(snapshot) }
  }
  if (groups.every(isEmpty)) return <Empty isOwn={isOwn} />
  return (
    <Stack gap={24}>
      <TotalCard total={total} getFile={getFile} isSettled={groups.every(isSettled)} />
      {groups.map((group) => (
        <GroupSection key={group.id} group={group} />
      ))}
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
