import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { WALLET_APPS } from '@/wallet/walletApps'
import { AppLink, AppLinkList } from './AppLink'
import { PhoneMark } from './PhoneMark'

/** Links that open this page in a wallet app's browser, for mobile browsers without extensions. */
export function PageLinks() {
  const { t } = useTranslation()
  return (
    <Stack gap={8} as="section" aria-labelledby="wallet-apps">
      <Heading level={3} size="md" id="wallet-apps">
        {t('wallet.phone.title')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('wallet.phone.text')}
      </Text>
      <AppLinkList>
        {WALLET_APPS.map(
          ({ name, pageLink }) =>
            pageLink !== undefined && (
              <li key={name}>
                <AppLink href={pageLink(location.href)} rel="noreferrer">
                  <PhoneMark />
                  <bdi>{name}</bdi>
                </AppLink>
              </li>
            ),
        )}
      </AppLinkList>
    </Stack>
  )
}
