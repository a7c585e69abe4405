import { styled } from 'styled-components'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { addressLink } from '@/config/explorer'
import { useNativeBalance } from '@/domain/token/useNativeBalance'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { ExternalLink } from '@/ui/ExternalLink'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { BalanceRow } from './BalanceRow'
import { isLowBalance, useProductBalance } from './useWalletBalances'

const NATIVE_PLACES = 6
const TOKEN_PLACES = 3

const AddressText = styled.span`
  flex: 1;
  min-inline-size: 0;
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

export interface WalletTabProps {
  readonly account: Address
}

/** The account: its address, what it holds, and the way out. */
export function WalletTab({ account }: WalletTabProps) {
  const { t } = useTranslation()
  const { disconnect } = useWallet()
  const native = useNativeBalance(account)
  const product = useProductBalance(account)
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Text tone="muted" size="sm">
          {t('wallet.address')}
        </Text>
        <Row gap={8} isWrapping={false}>
          <AddressText>{account}</AddressText>
          <CopyButton text={account} label={t('wallet.address.copy')} copiedLabel={t('wallet.address.copied')} />
        </Row>
      </Stack>
      {isLowBalance(native) && (
        <Notice tone="warning" title={t('wallet.low.title')}>
          {t('wallet.low.text')}
        </Notice>
      )}
      <Stack gap={12}>
        <BalanceRow symbol={getDeployment().nativeCurrency.symbol} balance={native} places={NATIVE_PLACES} />
        {product !== undefined && <BalanceRow symbol={brand.token} balance={product} places={TOKEN_PLACES} />}
      </Stack>
      <Row justify="end">
        <ExternalLink href={addressLink(account)}>{t('wallet.explorer')}</ExternalLink>
      </Row>
      <Button isFullWidth onClick={disconnect}>
        {t('wallet.disconnect')}
      </Button>
    </Stack>
  )
}
