import { Suspense, useState } from 'react'
import { getDeployment } from '@/config/deployment'
import { addressLink } from '@/config/explorer'
import { type Currency, getNativeCurrency } from '@/domain/token/currency'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { riskOf } from '@/domain/token-list/model/tokenRisk'
import { useAddToken } from '@/domain/token-list/useAddToken'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { Acceptance } from '@/ui/Acceptance'
import { Button } from '@/ui/Button'
import { ExternalLink } from '@/ui/ExternalLink'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { requestAcceptance } from '@/ui/requestAcceptance'
import { Text } from '@/ui/Text'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { TokenIcon } from '@/widgets/token-icon/TokenIcon'
import { Facts, Thing } from './ManageView.styles'
import { Unknown } from './TokenRows.styles'

const TokenRiskNotice = lazyPart(
  async () => (await import('@/widgets/token-risk/TokenRiskNotice')).TokenRiskNotice,
  ['tokenRisk'],
)

export interface ImportTokenViewProps {
  readonly token: Currency
  readonly directory: TokenDirectory
  readonly onImported: (token: Currency) => void
}

/** Warning and confirmation before an unlisted token is imported. */
export function ImportTokenView({ token, directory, onImported }: ImportTokenViewProps) {
  const { t } = useTranslation()
  const addToken = useAddToken()
  const [isUnderstood, setIsUnderstood] = useState(false)
  const { address, symbol, name, source } = token
  if (address === 'native') return null
  const risky = riskOf(token, directory, getNativeCurrency())
  return (
    <Stack gap={16}>
      <Notice tone="warning" title={t('tokens.import.fake', { network: getDeployment().chainName })}>
        {t('tokens.import.unsellable')}
      </Notice>
      <Suspense fallback={null}>{risky !== undefined && <TokenRiskNotice {...risky} />}</Suspense>
      <Thing>
        <TokenIcon {...token} size={32} />
        <Facts>
          <Text as="span" isStrong>
            {symbol}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {name}
          </Text>
          <Text as="span" size="sm">
            {source?.kind === 'list' ? source.name : <Unknown>{t('tokens.unknownSource')}</Unknown>}
          </Text>
        </Facts>
        <ExternalLink href={addressLink(address)}>{shortenHex(address)}</ExternalLink>
      </Thing>
      <Acceptance isAccepted={isUnderstood} onChange={setIsUnderstood} missing={t('tokens.import.tick')}>
        {t('tokens.import.understand')}
      </Acceptance>
      <Button
        variant="primary"
        isFullWidth
        onClick={(event) => {
          if (!isUnderstood) {
            requestAcceptance(event.currentTarget)
            return
          }
          addToken({ ...token, address }, true)
          onImported(token)
        }}
      >
        {t('tokens.import')}
      </Button>
    </Stack>
  )
}
