import type { ReactElement } from 'react'
import type { RowComponentProps } from 'react-window'
import { type Currency, type CurrencyId, isSameCurrency } from '@/domain/token/currency'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { Absent } from '@/ui/Absent'
import { Figure } from '@/ui/Figure'
import { CheckIcon } from '@/ui/icons'
import { Skeleton } from '@/ui/Skeleton'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import type { RowNotes } from './rowNotes'
import { Detail, Holding, ImportMark, Names, Option, Symbol, Unknown } from './TokenRows.styles'

/** Amounts in lists show this many digits. */
const LIST_DIGITS = 4

interface TokenRowOwnProps {
  readonly listId: string
  readonly results: readonly Currency[]
  readonly active: number | undefined
  readonly selected: CurrencyId | undefined
  readonly onSelect: (currency: Currency) => void
  readonly isImportable: RowNotes['isImportable'] | undefined
  readonly imitated: RowNotes['imitated'] | undefined
}

export function TokenRow({
  index,
  style,
  listId,
  results,
  active,
  selected,
  onSelect,
  isImportable,
  imitated,
}: RowComponentProps<TokenRowOwnProps>): ReactElement | null {
  const { t } = useTranslation()
  const currency = results[index]
  if (currency === undefined) return null
  const isSelected = selected !== undefined && isSameCurrency(currency.address, selected)
  return (
    <Option
      id={`${listId}-${index}`}
      role="option"
      aria-selected={isSelected}
      aria-setsize={results.length}
      aria-posinset={index + 1}
      style={style}
      $isActive={active === index}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onSelect(currency)}
    >
      <TokenIcon {...currency} size={32} />
      <Names>
        <Symbol>{currency.symbol}</Symbol>
        <Detail>
          {imitated?.(currency) !== undefined && <Unknown>{t('tokens.imitation')} · </Unknown>}
          {currency.name}
          <Source currency={currency} />
        </Detail>
      </Names>
      <Holding>
        {isImportable?.(currency) === true ? (
          <ImportMark>{t('tokens.import')}</ImportMark>
        ) : (
          <Balance currency={currency} />
        )}
        {isSelected && <CheckIcon size="1em" />}
      </Holding>
    </Option>
  )
}

function Source({ currency: { address, source } }: { readonly currency: Currency }) {
  const { t } = useTranslation()
  if (address === 'native' || source?.kind === 'deployment') return null
  if (source === undefined) return <Unknown> · {t('tokens.unknownSource')}</Unknown>
  return <> · {source.kind === 'list' ? source.name : t('tokens.source.exchange')}</>
}

function Balance({ currency }: { readonly currency: Currency }) {
  const { t, locale } = useTranslation()
  const account = useAccount()
  const balance = useCurrencyBalance(currency)
  if (account === undefined) return null
  if (balance.status === 'loading') return <Skeleton width="6ch" height="0.8em" />
  if (balance.status === 'failed') return <Absent reason={t('figures.failed')} />
  const { wei, decimals } = balance.value
  const { text, full } = formatToken(wei, decimals, currency.symbol, locale, LIST_DIGITS)
  return (
    <Figure title={full} isPlain>
      {text}
    </Figure>
  )
}
