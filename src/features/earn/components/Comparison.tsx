import type { ComponentType } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { vaultPath } from '@/config/routes'
import { type VaultDefinition, vaultPlace } from '@/config/vaultDefinition'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'
import { IconButton } from '@/ui/IconButton'
import { CloseIcon } from '@/ui/icons'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { VaultIcon } from '@/widgets/token-icon/VaultIcon'
import { useComparedVaults } from '../hooks/useComparedVaults'
import { comparePath } from '../model/compare'
import { Head, Scroller, Table } from './Comparison.styles'
import {
  ApyCell,
  type CellProps,
  DepositFeeCell,
  DepositsCell,
  MonthCell,
  PartsCell,
  PerformanceFeeCell,
  PositionCell,
  ProtocolCell,
  QuarterCell,
  RisksCell,
  StrategyCell,
  TokensCell,
  TvlCell,
  WeekCell,
  WithdrawalsCell,
} from './ComparisonCells'

const rows: readonly (readonly [label: TranslationKey, Cell: ComponentType<CellProps>])[] = [
  ['compare.row.apy', ApyCell],
  ['compare.row.parts', PartsCell],
  ['compare.row.week', WeekCell],
  ['compare.row.month', MonthCell],
  ['compare.row.quarter', QuarterCell],
  ['compare.row.tvl', TvlCell],
  ['compare.row.position', PositionCell],
  ['compare.row.tokens', TokensCell],
  ['compare.row.protocol', ProtocolCell],
  ['compare.row.strategy', StrategyCell],
  ['compare.row.depositFee', DepositFeeCell],
  ['compare.row.performanceFee', PerformanceFeeCell],
  ['compare.row.deposits', DepositsCell],
  ['compare.row.withdrawals', WithdrawalsCell],
  ['compare.row.risks', RisksCell],
]

/** A table with a column for each vault. On a phone it scrolls sideways in its own box. */
export function Comparison({ definitions }: { readonly definitions: readonly VaultDefinition[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation() as { readonly state: unknown }
  const compared = useComparedVaults(definitions)
  const remove = (id: string) => {
    const left = definitions.filter((other) => other.id !== id)
    void navigate(comparePath(left.map((other) => other.id)), { replace: true, state })
  }
  // The roles are stated because browsers drop those of a table that is not displayed as one.
  return (
    <Scroller role="region" aria-label={t('compare.title')} tabIndex={0}>
      <Table role="table" style={{ '--vaults': compared.length }}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <VisuallyHidden>{t('compare.row')}</VisuallyHidden>
            </th>
            {compared.map(({ definition: { id, underlyingFriendlyName: name, ...definition } }) => (
              <th key={id} role="columnheader" scope="col" data-testid={`compared-${id}`}>
                <Head>
                  <VaultIcon id={id} size={36} />
                  <IconButton
                    label={t('compare.remove', { name: `${name} ${vaultPlace(definition)}` })}
                    onClick={() => remove(id)}
                  >
                    <CloseIcon />
                  </IconButton>
                  <Link to={vaultPath(id)}>{name}</Link>
                  <Badge>{vaultPlace(definition)}</Badge>
                </Head>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([label, Cell]) => (
            <tr key={label} role="row">
              <th role="rowheader" scope="row">
                {t(label)}
              </th>
              {compared.map((each) => (
                <td key={each.definition.id} role="cell">
                  <Cell compared={each} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}
