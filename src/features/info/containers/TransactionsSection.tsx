import { useId, useMemo } from 'react'
import type { InfoTransactionFilter } from '@/domain/exchange-info/model/info'
import { useInfoTransactions } from '@/domain/exchange-info/useInfoTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Row, Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'
import { Text } from '@/ui/Text'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { useTableQuery } from '@/widgets/table/useTableQuery'
import { TransactionTable, transactionSorts } from '../components/TransactionTable'
import { useInfoCurrency } from '../hooks/useInfoCurrency'
import { useTransactionFilter } from '../hooks/useTransactionFilter'
import { filterTransactions, transactionFilters } from '../model/transactionRow'

/** In the names of the URL's parameters. */
const NAME = 'tx'

export interface TransactionsSectionProps {
  /** Keep it the same between renders. */
  readonly filter: InfoTransactionFilter
  /** Name of the exported file, without its extension. */
  readonly exportName: string
}

/** Swaps and changes of liquidity, newest first: all, or those of a kind. Order, page and kind are in the URL. */
export function TransactionsSection({ filter, exportName }: TransactionsSectionProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const [currency] = useInfoCurrency()
  const [kind, chooseKind] = useTransactionFilter(NAME)
  const query = useTableQuery(NAME, transactionSorts)
  const { rows, more, isPartial } = useInfoTransactions(filter)
  const shown = useMemo(() => mapLoadable(rows, (all) => filterTransactions(all, kind)), [rows, kind])
  const isSortedInPart = query.order !== undefined && more !== undefined
  const title = t('info.transactions')
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={12}>
        <SectionHeading level={2} id={headingId}>
          {title}
        </SectionHeading>
        <Row>
          <RangeChoice
            label={t('info.transactions.kind')}
            ranges={transactionFilters}
            chosen={kind}
            textOf={(name) => t(`info.transactions.${name}`)}
            onChoose={chooseKind}
          />
        </Row>
        <Card>
          <TransactionTable
            caption={title}
            rows={shown}
            more={more}
            currency={currency}
            query={query}
            exportName={exportName}
          />
        </Card>
        {isSortedInPart && (
          <Text size="sm" tone="muted">
            {t('info.transactions.sortedPart')}
          </Text>
        )}
        {isPartial && (
          <Text size="sm" tone="muted">
            {t('info.transactions.partial')}
          </Text>
        )}
      </Stack>
    </section>
  )
}
