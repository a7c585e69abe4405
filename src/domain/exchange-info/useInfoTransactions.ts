import { useCallback, useMemo, useState } from 'react'
import type { IndexedTransaction, TransactionFilter } from '@/api/exchange/infoTransactions'
import { appendRows } from '@/api/graphPages'
import { useDeepMemo } from '@/hooks/useDeepMemo'
import { type GraphList, useGraphPages } from '@/hooks/useGraphPages'
import type { IndexedBlock } from '@/lib/indexLag'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { getInfoTerms, useInfoService } from './infoService'
import { loadQueries } from './loadQueries'
import type { InfoTransaction, InfoTransactionFilter } from './model/info'
import { infoTransaction } from './model/infoTransaction'
import { followTransactions, noTransactions } from './model/transactionList'

export interface InfoTransactions extends GraphList<InfoTransaction> {
  readonly indexed: IndexedBlock | undefined
}

const keyOf = ({ key }: IndexedTransaction) => key
const NONE: readonly IndexedTransaction[] = []

/** Transactions, newest first: the newest every 10 seconds while visible, older ones page by page. */
export function useInfoTransactions(asked: InfoTransactionFilter): InfoTransactions {
  const filter = useDeepMemo(filterOf(asked))
  const key = filter.of === 'exchange' ? filter.of : `${filter.of} ${filter.address.toLowerCase()}`
  const newest = useInfoService(`infoTransactions ${key}`, async (urls) =>
    (await loadQueries()).fetchTransactions(urls, filter),
  )
  const page = valueOf(newest)

  const [held, setHeld] = useState(() => noTransactions(key))
  const known = held.key === key ? held : noTransactions(key)
  const followed = page === undefined ? known : followTransactions(known, page)
  if (followed !== held) setHeld(followed)

  const { olderUntilSec } = followed
  const olderKey = olderUntilSec === undefined ? undefined : `${key} ${olderUntilSec}`
  const [wantedKey, setWantedKey] = useState<string>()
  const isWanted = olderKey !== undefined && wantedKey === olderKey
  const loadOlder = useCallback(
    async (cursor: number | undefined) =>
      (await loadQueries()).fetchTransactions(getInfoTerms().urls ?? [], filter, cursor ?? olderUntilSec),
    [filter, olderUntilSec],
  )
  const older = useGraphPages(isWanted ? olderKey : undefined, loadOlder, keyOf)
  const olderRows = valueOf(older.rows) ?? NONE

  const rows = useMemo(
    () =>
      mapLoadable(newest, ({ croPrice }) => {
        const { network, isBase } = getInfoTerms()
        const all = appendRows(followed.rows, olderRows, keyOf)
        return all.map((transaction) => infoTransaction(transaction, { network, isBase, croPrice }))
      }),
    [newest, followed.rows, olderRows],
  )
  const first = {
    isLoading: isWanted && older.rows.status === 'loading',
    hasFailed: older.rows.status === 'failed',
    onLoad: older.rows.status === 'failed' ? older.rows.retry : () => setWantedKey(olderKey),
  }
  return {
    rows,
    more: olderKey === undefined ? undefined : isWanted && valueOf(older.rows) !== undefined ? older.more : first,
    isPartial: older.isPartial,
    indexed: page?.indexed,
  }
}

function filterOf({ pool, token, account }: InfoTransactionFilter): TransactionFilter {
  if (pool !== undefined) return { of: 'pool', address: pool }
  if (token !== undefined) return { of: 'token', address: token }
  return account === undefined ? { of: 'exchange' } : { of: 'account', address: account }
}
