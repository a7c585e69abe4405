import { type ReactElement, useSyncExternalStore } from 'react'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import type { WalletChoice } from '@/wallet/choices'
import { walletSession } from '@/wallet/session'
import { ChoiceButton } from './ChoiceButton'
import { PageLinks } from './PageLinks'
import { PhoneMark } from './PhoneMark'
import { useWalletChoices } from './useWalletChoices'

function useChoiceName(): (choice: WalletChoice) => string {
  const { t } = useTranslation()
  return (choice) => {
    switch (choice.kind) {
      case 'announced':
        return choice.name
      case 'development':
        return t('wallet.choice.development.account', { number: choice.accountNumber })
      default:
        return t(`wallet.choice.${choice.kind}`)
    }
  }
}

function iconOf(choice: WalletChoice): string | ReactElement | undefined {
  if (choice.kind === 'announced') return choice.icon
  return choice.kind === 'walletConnect' || choice.kind === 'walletConnectV1' ? <PhoneMark /> : undefined
}

const likenessOf = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Available wallets, and what to do if none is installed. */
export function WalletList() {
  const { t } = useTranslation()
  const { connect } = useWallet()
  const nameOf = useChoiceName()
  const { choices, recentIds, isWithoutExtensions } = useWalletChoices()
  const session = useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot)
  const connectingId = session.status === 'connecting' ? session.choiceId : undefined
  const wallets = choices.filter(({ kind }) => kind !== 'development')
  const development = choices.filter(({ kind }) => kind === 'development')
  // Names can be spoofed by other extensions; the domain cannot.
  const likenesses = wallets.map((choice) => likenessOf(nameOf(choice)))
  const isAlone = (choice: WalletChoice) =>
    likenesses.filter((likeness) => likeness === likenessOf(nameOf(choice))).length === 1
  const isInstalled = choices.some(({ kind }) => kind === 'announced' || kind === 'injected')

  const draw = (choice: WalletChoice) => (
    <ChoiceButton
      key={choice.id}
      name={nameOf(choice)}
      origin={choice.kind === 'announced' && !isAlone(choice) ? choice.rdns : undefined}
      icon={iconOf(choice)}
      note={recentIds[0] === choice.id ? t('wallet.choice.recent') : undefined}
      isBusy={connectingId === choice.id}
      disabled={connectingId !== undefined}
      disabledReason={
        choice.kind === 'walletConnect' && !choice.isAvailable
          ? t('wallet.choice.walletConnect.unavailable')
          : undefined
      }
      onChoose={() => void connect(choice.id)}
    />
  )
  return (
    <Stack gap={24}>
      {isWithoutExtensions && <PageLinks />}
      <Stack gap={8} role="group" aria-label={t('wallet.choices')}>
        {wallets.map(draw)}
      </Stack>
      {!isInstalled && !isWithoutExtensions && (
        <Stack gap={8}>
          <Text size="sm" isStrong>
            {t('wallet.none.title')}
          </Text>
          <Text size="sm" tone="muted">
            {t('wallet.none.extension')}
          </Text>
        </Stack>
      )}
      {development.length > 0 && (
        <Stack gap={8} as="section" aria-labelledby="development-wallet">
          <Heading level={3} size="md" id="development-wallet">
            {t('wallet.choice.development')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('wallet.choice.development.note')}
          </Text>
          {development.map(draw)}
        </Stack>
      )}
      {connectingId !== undefined && (
        <Text size="sm" tone="muted">
          {t('wallet.choice.waiting')}
        </Text>
      )}
    </Stack>
  )
}
