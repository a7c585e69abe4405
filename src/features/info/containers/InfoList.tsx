import { type ReactNode, useEffect, useRef } from 'react'
import type { InfoPool, InfoToken, InfoList as Listed } from '@/domain/exchange-info/model/info'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { type Loadable, mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Text } from '@/ui/Text'
import { FinderPanel } from '@/widgets/finder/FinderPanel'
import type { FinderSpec } from '@/widgets/finder/finderSpec'
import { useFinder } from '@/widgets/finder/useFinder'
import type { TableQuery } from '@/widgets/table/tableState'
import { type InfoEntry, type InfoToggle, infoEmptyHelp } from '../infoFinders'

const NONE: readonly never[] = []

export interface InfoListProps<Row extends InfoToken | InfoPool> {
  readonly list: Loadable<Listed<Row>>
  /** With what a search found beyond the list. Keep them the same between renders. */
  readonly entries: readonly InfoEntry<Row>[]
  readonly spec: FinderSpec<InfoEntry<Row>, never, InfoToggle>
  readonly query: TableQuery
  /** States that there are more than are listed. */
  readonly partialText: TranslationKey
  readonly renderTable: (rows: Loadable<readonly Row[]>) => ReactNode
}

/** A list with its search. Another search or filter starts at the first page. */
export function InfoList<Row extends InfoToken | InfoPool>({
  list,
  entries,
  spec,
  query,
  partialText,
  renderTable,
}: InfoListProps<Row>) {
  const { t } = useTranslation()
  const finder = useFinder(spec, valueOf(list) === undefined ? NONE : entries)
  const { text, toggles } = finder.query
  const asked = `${text} ${toggles.join()}`
  const lastAsked = useRef(asked)
  useEffect(() => {
    if (lastAsked.current !== asked && query.page > 0) query.change({ order: query.order, page: 0 })
    lastAsked.current = asked
  }, [asked, query])
  return (
    <FinderPanel finder={finder} emptyHelp={infoEmptyHelp(finder)}>
      <Card>{renderTable(mapLoadable(list, () => finder.shown.map(({ row }) => row)))}</Card>
      {valueOf(list)?.isPartial === true && (
        <Text size="sm" tone="muted">
          {t(partialText)}
        </Text>
      )}
    </FinderPanel>
  )
}
