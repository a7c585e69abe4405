import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { roundPath } from '@/config/routes'
import { type BetRecord, netWei } from '@/domain/prediction/model/betRecord'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { formatTime, isoTime } from '@/lib/duration'
import type { Loadable } from '@/lib/loadable'
import { Figure } from '@/ui/Figure'
import { type DataColumn, DataTable } from '@/widgets/table/DataTable'
import { croFigure, netText } from '../model/croText'
import { CRO_DECIMALS } from '../model/croUnits'
import { BetResultBadge } from './BetResultBadge'
import { PositionName } from './SideLines'

const PAGE_ROWS = 20

export interface BetTableProps {
  readonly caption: string
  readonly bets: Loadable<readonly BetRecord[]>
  readonly empty: ReactNode
  /** Buttons of a row; undefined without a column for them. */
  readonly actionOf?: (bet: BetRecord) => ReactNode
  readonly exportName?: string
}

/** Bets with their results, newest first. */
export function BetTable({ caption, bets, empty, actionOf, exportName }: BetTableProps) {
  const { t, locale } = useTranslation()
  const columns: DataColumn<BetRecord>[] = [
    {
      id: 'round',
      header: t('prediction.column.round'),
      cell: ({ epoch }) => <Link to={roundPath(epoch)}>{t('prediction.round', { epoch })}</Link>,
      sortBy: ({ epoch }) => epoch,
      exportText: ({ epoch }) => String(epoch),
    },
    {
      id: 'ended',
      header: t('prediction.column.ended'),
      cell: ({ closeSec, result }) => (closeSec === undefined || result === 'open' ? '' : formatTime(closeSec, locale)),
      sortBy: ({ closeSec }) => closeSec,
      exportText: ({ closeSec }) => (closeSec === undefined ? '' : isoTime(closeSec)),
    },
    {
      id: 'side',
      header: t('prediction.column.side'),
      cell: ({ position }) => <PositionName position={position} />,
      sortBy: ({ position }) => position,
      exportText: ({ position }) => position,
    },
    {
      id: 'amount',
      header: t('prediction.column.bet'),
      align: 'end',
      cell: ({ amountWei }) => <CroFigure wei={amountWei} />,
      sortBy: ({ amountWei }) => amountWei,
      exportText: ({ amountWei }) => toAmountText(amountWei, CRO_DECIMALS),
    },
    {
      id: 'result',
      header: t('prediction.column.result'),
      cell: ({ result }) => <BetResultBadge result={result} />,
      sortBy: ({ result }) => result,
      exportText: ({ result }) => result,
    },
    {
      id: 'net',
      header: t('prediction.column.net'),
      align: 'end',
      cell: (bet) => {
        const net = netWei(bet)
        return net === undefined ? '' : <Figure>{netText(net, locale)}</Figure>
      },
      sortBy: netWei,
      exportText: (bet) => {
        const net = netWei(bet)
        return net === undefined ? '' : toAmountText(net, CRO_DECIMALS)
      },
    },
  ]
  return (
    <DataTable
      caption={caption}
      rows={bets}
      rowKey={({ epoch }) => String(epoch)}
      empty={empty}
      failed={{ title: t('prediction.history.failed'), body: t('prediction.history.failed.body') }}
      pageRows={PAGE_ROWS}
      isDense
      {...(exportName !== undefined && { exportName })}
      columns={
        actionOf === undefined
          ? columns
          : [
              ...columns,
              {
                id: 'collected',
                header: t('prediction.column.collected'),
                align: 'end',
                isAct: true,
                cell: actionOf,
                exportText: ({ isClaimed }) => (isClaimed ? 'yes' : 'no'),
              },
            ]
      }
    />
  )
}

function CroFigure({ wei }: { readonly wei: bigint }) {
  const { locale } = useTranslation()
  const { text, full, unit = '' } = croFigure(wei, locale)
  return (
    <Figure title={full} unit={unit}>
      {text}
    </Figure>
  )
}
