import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { transactionLink } from '@/config/explorer'
import { useTransactions } from '@/hooks/useTransactions'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import type { TxState } from '@/lib/txState'
import type { TransactionRecord } from '@/store/transactions/transaction'
import { ExternalLink } from '@/ui/ExternalLink'
import type { IconProps } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { ArrowIcon, BadIcon, CloseIcon, WarningIcon } from '@/ui/icons'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { type Tone, theme } from '@/ui/theme'
import { GoodIcon, InfoIcon } from '@/ui/toneIcons'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { transactionView } from './transactionView'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto auto;
  align-items: center;
  column-gap: ${theme.space[12]};
  min-block-size: ${theme.control.touch};
  overflow-wrap: anywhere;
`
const Mark = styled.span<{ $tone: Tone | undefined }>`
  display: inline-flex;
  color: ${({ $tone }) => ($tone === undefined ? 'inherit' : theme.color[$tone])};
`

interface StateView {
  readonly Icon: ComponentType<IconProps>
  readonly tone?: Tone
  readonly word: TranslationKey
}

const STATES: Readonly<Record<TxState, StateView>> = {
  pending: { Icon: Spinner, word: 'tx.pending' },
  succeeded: { Icon: GoodIcon, tone: 'good', word: 'tx.succeeded' },
  reverted: { Icon: BadIcon, tone: 'bad', word: 'tx.failed' },
  replaced: { Icon: ArrowIcon, tone: 'info', word: 'tx.state.replaced' },
  cancelled: { Icon: InfoIcon, tone: 'info', word: 'tx.state.cancelled' },
  dropped: { Icon: WarningIcon, tone: 'warning', word: 'tx.state.dropped' },
}

function TransactionRow({ transaction }: { readonly transaction: TransactionRecord }) {
  const { t, tText } = useTranslation()
  const { clear } = useTransactions()
  const { summary, revertReason } = transaction
  const { state, hash, isSpedUp } = transactionView(transaction)
  const { Icon, tone, word } = STATES[state]
  return (
    <Item>
      <Mark $tone={tone}>
        <Icon />
      </Mark>
      <span>
        <span>{tText(summary)}</span>
        <Text as="div" tone="muted" size="sm">
          <span>{t(word)}</span>
          {isSpedUp && (
            <>
              {' '}
              · <span>{t('tx.state.spedUp')}</span>
            </>
          )}
          {revertReason !== undefined && (
            <>
              {' '}
              · <bdi>{revertReason}</bdi>
            </>
          )}
        </Text>
      </span>
      {hash === undefined ? (
        <span />
      ) : (
        <ExternalLink href={transactionLink(hash)}>
          <VisuallyHidden>{t('tx.explorer')}</VisuallyHidden>
        </ExternalLink>
      )}
      <IconButton label={t('tx.clear', { what: tText(summary) })} onClick={() => clear(transaction.hash)}>
        <CloseIcon size="1em" />
      </IconButton>
    </Item>
  )
}

/** Rows with status, summary, explorer link and a button to clear the transaction. */
export function TransactionRows({ transactions }: { readonly transactions: readonly TransactionRecord[] }) {
  return (
    <List>
      {transactions.map((transaction) => (
        <TransactionRow key={transaction.hash} transaction={transaction} />
      ))}
    </List>
  )
}
