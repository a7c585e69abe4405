import { useSyncExternalStore } from 'react'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import type { WalletChoice } from '@/wallet/choices'
import { walletSession } from '@/wallet/session'
import { ChoiceButton } from './ChoiceButton'
import { useWalletChoices } from './useWalletChoices'

export interface ConnectDialogProps {
  readonly onClose: () => void
}

/** The choice of a wallet. It stays open until a wallet is connected, or the user closes it. */
export function ConnectDialog({ onClose }: ConnectDialogProps) {
  const { t } = useTranslation()
  const { connect } = useWallet()
  const { choices, recentIds } = useWalletChoices()
  const session = useSyncExternalStore(walletSession.subscribe, walletSession.getSnapshot)
  const connectingId = session.status === 'connecting' ? session.choiceId : undefined
  const wallets = choices.filter(({ kind }) => kind !== 'development')
  const development = choices.filter(({ kind }) => kind === 'development')

  const nameOf = (choice: WalletChoice): string => {
    if (choice.kind === 'announced') return choice.name
    return choice.kind === 'injected' ? t('wallet.choice.injected') : t('wallet.choice.development.account', { number: choice.accountNumber })
  }
  const draw = (choice: WalletChoice) => (
    <ChoiceButton
      key={choice.id}
      name={nameOf(choice)}
      icon={choice.kind === 'announced' ? choice.icon : undefined}
      note={recentIds[0] === choice.id ? t('wallet.choice.recent') : undefined}
      isBusy={connectingId === choice.id}
      disabled={connectingId !== undefined}
      onChoose={() => void connect(choice.id)}
    />
  )
  return (
    <Dialog title={t('wallet.connect')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={24}>
        {wallets.length > 0 && <Stack gap={8} role="group" aria-label={t('wallet.choices')}>{wallets.map(draw)}</Stack>}
        {development.length > 0 && (
          <Stack gap={8} as="section" aria-labelledby="development-wallet">
            <Heading level={3} size="md" id="development-wallet">{t('wallet.choice.development')}</Heading>
            <Text size="sm" tone="muted">{t('wallet.choice.development.note')}</Text>
            {development.map(draw)}
          </Stack>
        )}
        {wallets.length === 0 && (
          <EmptyState title={t('wallet.none.title')}>
            <Stack gap={8}>
              <Text size="sm" tone="muted">{t('wallet.none.extension')}</Text>
              <Text size="sm" tone="muted">{t('wallet.none.phone')}</Text>
            </Stack>
          </EmptyState>
        )}
        {connectingId !== undefined && <Text size="sm" tone="muted">{t('wallet.choice.waiting')}</Text>}
      </Stack>
    </Dialog>
  )
}
