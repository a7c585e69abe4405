import { addressLink } from '@/config/explorer'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount } from '@/lib/amount'
import { formatTime } from '@/lib/duration'
import { type Address, shortenHex } from '@/lib/hex'
import { ExternalLink } from '@/ui/ExternalLink'
import { Table } from '@/ui/Table'
import type { BridgeTransfer, BridgeUser } from '../reads'
import { Breakable } from './InscriptionPage.styles'

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
  return (
    <Table
      caption={t('bridge.waiting')}
      rows={users}
      rowKey={({ index }) => index.toString()}
      columns={[
        { id: 'index', header: t('bridge.index'), cell: ({ index }) => `#${index}` },
        { id: 'user', header: t('bridge.user'), cell: ({ user }) => <AddressLink address={user} /> },
        { id: 'wallet', header: t('bridge.wallet'), cell: ({ wallet }) => <AddressLink address={wallet} /> },
        { id: 'status', header: t('bridge.status'), cell: ({ status }) => statusText(status) },
        {
          id: 'start',
          header: t('bridge.start'),
          cell: ({ transactionStartTime }) => formatTime(Number(transactionStartTime), locale),
        },
        { id: 'tick', header: t('bridge.tick'), cell: ({ preMintTick }) => <Breakable>{preMintTick}</Breakable> },
        {
          id: 'amount',
          header: t('bridge.amount'),
          align: 'end',
          cell: ({ preMintAmount }) => <Breakable>{formatAmount(preMintAmount, 0, { locale })}</Breakable>,
        },
        {
          id: 'direction',
          header: t('bridge.direction'),
          cell: ({ isBridgeOut }) => t(isBridgeOut ? 'bridge.direction.out' : 'bridge.direction.in'),
        },
      ]}
    />
  )
}

/** What is finished. */
export function HistoryTable({ transfers }: { readonly transfers: readonly BridgeTransfer[] }) {
  const { t, locale } = useTranslation()
  return (
    <Table
      caption={t('bridge.history')}
      rows={transfers}
      rowKey={({ id }) => id.toString()}
      columns={[
        { id: 'id', header: t('bridge.id'), cell: ({ id }) => `#${id}` },
        { id: 'user', header: t('bridge.user'), cell: ({ user }) => <AddressLink address={user} /> },
        { id: 'start', header: t('bridge.start'), cell: ({ startTime }) => formatTime(Number(startTime), locale) },
        { id: 'end', header: t('bridge.end'), cell: ({ endTime }) => formatTime(Number(endTime), locale) },
        { id: 'tick', header: t('bridge.tick'), cell: ({ tick }) => <Breakable>{tick}</Breakable> },
        {
          id: 'amount',
          header: t('bridge.amount'),
          align: 'end',
          cell: ({ amount }) => <Breakable>{formatAmount(amount, 0, { locale })}</Breakable>,
        },
        {
          id: 'direction',
          header: t('bridge.direction'),
          cell: ({ isOut }) => t(isOut ? 'bridge.direction.out' : 'bridge.direction.in'),
        },
      ]}
    />
  )
}
