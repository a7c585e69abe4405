import { addressLink } from '@/config/explorer'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime, isoTime } from '@/lib/duration'
import { type Address, shortenHex } from '@/lib/hex'
import { type Loadable, ready } from '@/lib/loadable'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { DataTable, type MoreRows } from '@/widgets/table/DataTable'
import type { BridgeTransfer, BridgeUser } from '../reads'
import { Breakable } from './InscriptionPage.styles'
import { TickAmount } from './TickAmount'

const STATUS_KEYS: Readonly<Record<string, TranslationKey>> = {
  1: 'bridge.status.1',
  2: 'bridge.status.2',
  3: 'bridge.status.3',
}

function AddressLink({ address }: { readonly address: Address }) {
  return (
    <ExternalLink href={addressLink(address)}>
      <span title={address}>{shortenHex(address)}</span>
    </ExternalLink>
  )
}

/** Who is in an open transaction. */
export function WaitingTable({ users }: { readonly users: readonly BridgeUser[] }) {
  const { t, locale } = useTranslation()
  const statusText = (code: bigint) => {
    const key = STATUS_KEYS[code.toString()]
    return key === undefined ? t('bridge.status.other', { code: code.toString() }) : t(key)
  }
  const directionText = ({ isBridgeOut }: BridgeUser) => t(isBridgeOut ? 'bridge.direction.out' : 'bridge.direction.in')
  return (
    <DataTable
      caption={t('bridge.waiting')}
      rows={ready(users)}
      rowKey={({ index }) => index.toString()}
      empty={<EmptyState title={t('bridge.waiting.empty')} />}
      exportName="bridge-waiting"
      columns={[
        {
          id: 'index',
          header: t('bridge.index'),
          cell: ({ index }) => `#${index}`,
          sortBy: ({ index }) => index,
          exportText: ({ index }) => index.toString(),
        },
        {
          id: 'user',
          header: t('bridge.user'),
          cell: ({ user }) => <AddressLink address={user} />,
          exportText: ({ user }) => user,
        },
        {
          id: 'wallet',
          header: t('bridge.wallet'),
          cell: ({ wallet }) => <AddressLink address={wallet} />,
          exportText: ({ wallet }) => wallet,
        },
        {
          id: 'status',
          header: t('bridge.status'),
          cell: ({ status }) => statusText(status),
          sortBy: ({ status }) => status,
          exportText: ({ status }) => statusText(status),
        },
        {
          id: 'start',
          header: t('bridge.start'),
          cell: ({ transactionStartTime }) => formatTime(Number(transactionStartTime), locale),
          sortBy: ({ transactionStartTime }) => transactionStartTime,
          exportText: ({ transactionStartTime }) => isoTime(Number(transactionStartTime)),
        },
        {
          id: 'tick',
          header: t('bridge.tick'),
          cell: ({ preMintTick }) => <Breakable>{preMintTick}</Breakable>,
          sortBy: ({ preMintTick }) => preMintTick,
          exportText: ({ preMintTick }) => preMintTick,
        },
        {
          id: 'amount',
          header: t('bridge.amount'),
          align: 'end',
          cell: ({ preMintAmount, preMintTick }) => <TickAmount amount={preMintAmount} tick={preMintTick} />,
          sortBy: ({ preMintAmount }) => preMintAmount,
          exportText: ({ preMintAmount }) => preMintAmount.toString(),
        },
        {
          id: 'direction',
          header: t('bridge.direction'),
          align: 'end',
          cell: directionText,
          exportText: directionText,
        },
      ]}
    />
  )
}

export interface HistoryTableProps {
  readonly transfers: Loadable<readonly BridgeTransfer[]>
  readonly more: MoreRows | undefined
}

/** What is finished. */
export function HistoryTable({ transfers, more }: HistoryTableProps) {
  const { t, locale } = useTranslation()
  const directionText = ({ isOut }: BridgeTransfer) => t(isOut ? 'bridge.direction.out' : 'bridge.direction.in')
  return (
    <DataTable
      caption={t('bridge.history')}
      rows={transfers}
      more={more}
      rowKey={({ id }) => id.toString()}
      empty={<EmptyState title={t('bridge.history.empty')} />}
      failed={{ title: t('bridge.failed'), body: t('bridge.failed.body') }}
      exportName="bridge-history"
      columns={[
        {
          id: 'id',
          header: t('bridge.id'),
          cell: ({ id }) => `#${id}`,
          sortBy: ({ id }) => id,
          exportText: ({ id }) => id.toString(),
        },
        {
          id: 'user',
          header: t('bridge.user'),
          cell: ({ user }) => <AddressLink address={user} />,
          exportText: ({ user }) => user,
        },
        {
          id: 'start',
          header: t('bridge.start'),
          cell: ({ startTime }) => formatTime(Number(startTime), locale),
          sortBy: ({ startTime }) => startTime,
          exportText: ({ startTime }) => isoTime(Number(startTime)),
        },
        {
          id: 'end',
          header: t('bridge.end'),
          cell: ({ endTime }) => formatTime(Number(endTime), locale),
          sortBy: ({ endTime }) => endTime,
          exportText: ({ endTime }) => isoTime(Number(endTime)),
        },
        {
          id: 'tick',
          header: t('bridge.tick'),
          cell: ({ tick }) => <Breakable>{tick}</Breakable>,
          sortBy: ({ tick }) => tick,
          exportText: ({ tick }) => tick,
        },
        {
          id: 'amount',
          header: t('bridge.amount'),
          align: 'end',
          cell: ({ amount, tick }) => <TickAmount amount={amount} tick={tick} />,
          sortBy: ({ amount }) => amount,
          exportText: ({ amount }) => amount.toString(),
        },
        {
          id: 'direction',
          header: t('bridge.direction'),
          align: 'end',
          cell: directionText,
          exportText: directionText,
        },
      ]}
    />
  )
}
