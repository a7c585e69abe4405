import { styled } from 'styled-components'
import { transactionLink } from '@/config/explorer'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ExternalLink } from '@/ui/ExternalLink'
import { BadIcon, GoodIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { Spinner } from '@/ui/Spinner'
import { theme } from '@/ui/theme'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${theme.space[12]};
  min-block-size: ${theme.control.touch};
`
const Good = styled.span`
  display: inline-flex;
  color: ${theme.color.good};
`
const Bad = styled.span`
  display: inline-flex;
  color: ${theme.color.bad};
`

/** Undefined while there is no receipt. */
function StateIcon({ hasSucceeded }: { readonly hasSucceeded: boolean | undefined }) {
  const { t } = useTranslation()
  if (hasSucceeded === undefined) return <Spinner label={t('tx.pending')} />
  return hasSucceeded ? (
    <Good><GoodIcon /><VisuallyHidden>{t('tx.succeeded')}</VisuallyHidden></Good>
  ) : (
    <Bad><BadIcon /><VisuallyHidden>{t('tx.failed')}</VisuallyHidden></Bad>
  )
}

/** What the account sent in the last 24 hours, newest first. */
export function TransactionsTab() {
  const { t, tText } = useTranslation()
  const { recent, clearAll } = useTransactions()
  if (recent.length === 0) return <EmptyState title={t('wallet.transactions.empty')} />
  return (
    <Stack gap={24}>
      <List>
        {recent.map(({ hash, summary, receipt }) => (
          <Item key={hash}>
            <StateIcon hasSucceeded={receipt && receipt.status === 1} />
            <span>{tText(summary)}</span>
            <ExternalLink href={transactionLink(hash)}><VisuallyHidden>{t('tx.explorer')}</VisuallyHidden></ExternalLink>
          </Item>
        ))}
      </List>
      <Row justify="end"><Button variant="quiet" size="sm" onClick={clearAll}>{t('wallet.transactions.clear')}</Button></Row>
    </Stack>
  )
}
