import { lazy, Suspense, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { isPhone } from '@/wallet/isPhone'
import { endPairing, type Pairing } from '@/wallet/pairing'
import { CodeLinks } from './CodeLinks'

const QrCode = lazy(async () => ({ default: (await import('./QrCode')).QrCode }))

const Root = styled.div`
  display: grid;
  gap: 24px;
  outline: none;
`
// Reserves the height of the code.
const Code = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 272px;
`

export interface PairingViewProps {
  readonly pairing: Pairing
}

/** WalletConnect pairing: a QR code, or links to wallet apps on a phone. */
export function PairingView({ pairing }: PairingViewProps) {
  const { t } = useTranslation()
  const { connect } = useWallet()
  const ref = useRef<HTMLDivElement>(null)
  // The button that had focus has been removed.
  useEffect(() => ref.current?.focus(), [])
  return (
    <Root ref={ref} tabIndex={-1}>
      {'cancel' in pairing ? (
        <Waiting uri={pairing.uri} />
      ) : (
        <Notice
          tone="warning"
          title={t(`wallet.pairing.${pairing.status}`)}
          action={
            <Button variant="primary" onClick={() => void connect(pairing.choiceId)}>
              {t('wallet.pairing.again')}
            </Button>
          }
        >
          {t(`wallet.pairing.${pairing.status}.text`)}
        </Notice>
      )}
      <Button onClick={endPairing}>{t('wallet.pairing.back')}</Button>
    </Root>
  )
}

function Waiting({ uri }: { readonly uri: string | undefined }) {
  const { t } = useTranslation()
  if (uri === undefined) {
    return (
      <Code>
        <Row gap={12}>
          <Spinner />
          <Text as="span" tone="muted">
            {t('wallet.pairing.opening')}
          </Text>
        </Row>
      </Code>
    )
  }
  const isHere = isPhone()
  return (
    <Stack gap={16}>
      {isHere && <CodeLinks uri={uri} />}
      <Text size="sm" tone="muted">
        {t(isHere ? 'wallet.pairing.scanElsewhere' : 'wallet.pairing.scan')}
      </Text>
      <Code>
        <Suspense fallback={<Spinner />}>
          <QrCode text={uri} label={t('wallet.pairing.code')} />
        </Suspense>
      </Code>
      <Row justify="space-between" isWrapping={false}>
        <Text size="sm" tone="muted">
          {t('wallet.pairing.orCopy')}
        </Text>
        <CopyButton text={uri} label={t('wallet.pairing.copy')} copiedLabel={t('wallet.pairing.copied')} />
      </Row>
    </Stack>
  )
}
