import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { addressLink } from '@/config/explorer'
import { portfolioPath, routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, shortenHex } from '@/lib/hex'
import { BackLink } from '@/ui/BackLink'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { theme } from '@/ui/theme'
import { TransactionsSection } from './TransactionsSection'

const FullAddress = styled.code`
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`

/** What an account did on the exchange. */
export function AccountTransactions({ account }: { readonly account: Address }) {
  const { t } = useTranslation()
  const filter = useMemo(() => ({ account }), [account])
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <BackLink to={routes.info}>{t('info.account.back')}</BackLink>
        <Heading level={2}>{t('info.account.title', { account: shortenHex(account) })}</Heading>
        <FullAddress>{account}</FullAddress>
        <Row gap={24}>
          <ExternalLink href={addressLink(account)}>{t('info.account.explorer')}</ExternalLink>
          <Link to={portfolioPath(account)}>{t('info.account.portfolio')}</Link>
        </Row>
      </Stack>
      <TransactionsSection filter={filter} exportName={`transactions-${account}`} />
    </Stack>
  )
}
