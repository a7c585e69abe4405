import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { codeLink, rememberApp, WALLET_APPS } from '@/wallet/walletApps'
import { AppLink, AppLinkList } from './AppLink'
import { PhoneMark } from './PhoneMark'

export interface CodeLinksProps {
  readonly uri: string
}

/** Links that open the pairing code in a wallet app on the same phone. */
export function CodeLinks({ uri }: CodeLinksProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={8}>
      <Text size="sm" tone="muted">
        {t('wallet.pairing.open')}
      </Text>
      <AppLinkList>
        {WALLET_APPS.map((app) => (
          <li key={app.name}>
            <AppLink href={codeLink(app, uri)} target="_blank" rel="noreferrer" onClick={() => rememberApp(app)}>
              <PhoneMark />
              <bdi>{app.name}</bdi>
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink href={uri}>
            <PhoneMark />
            {t('wallet.pairing.otherApp')}
          </AppLink>
        </li>
      </AppLinkList>
    </Stack>
  )
}
