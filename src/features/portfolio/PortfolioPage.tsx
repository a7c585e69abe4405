import { useSearchParams } from 'react-router-dom'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { AddressForm } from './components/AddressForm'
import { AnyText } from './components/Portfolio.styles'
import { Holdings } from './containers/Holdings'
import { ADDRESS_PARAM, readSubject } from './model/subject'

/** All positions of the connected account, or of any address, which can only be read. */
export default function PortfolioPage() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  // Nothing is sent here, so the network that the wallet is on does not matter.
  const { account } = useWallet()
  const asked = params.get(ADDRESS_PARAM)
  const subject = readSubject(asked, account)
  const ask = (address: string) => {
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (address === '') after.delete(ADDRESS_PARAM)
      else after.set(ADDRESS_PARAM, address)
      return after
    })
  }
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header">
        <Heading level={1} size="xxl">{t('portfolio.title')}</Heading>
        <Text tone="muted">{t('portfolio.lead')}</Text>
      </Stack>
      <AddressForm
        key={`form ${asked ?? ''}`}
        asked={asked ?? ''}
        error={subject.status === 'invalid' ? t(`portfolio.address.${subject.reason}`) : undefined}
        onAsk={ask}
      />
      {subject.status === 'nobody' && (
        <Card>
          <EmptyState title={t('portfolio.nobody')} action={<ConnectButton />}>{t('portfolio.nobody.body')}</EmptyState>
        </Card>
      )}
      {subject.status === 'other' && <ReadOnlyNotice account={subject.account} onLeave={() => ask('')} />}
      {(subject.status === 'own' || subject.status === 'other') && (
        <Holdings key={subject.account} account={subject.account} isOwn={subject.status === 'own'} />
      )}
    </Stack>
  )
}

function ReadOnlyNotice({ account, onLeave }: { readonly account: Address; readonly onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="info"
      title={t('portfolio.readOnly')}
      action={<Button size="sm" onClick={onLeave}>{t('portfolio.readOnly.leave')}</Button>}
    >
      <AnyText dir="ltr">{account}</AnyText>
    </Notice>
  )
}
