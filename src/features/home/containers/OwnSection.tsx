import { useId } from 'react'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { SwitchNetworkButton } from '@/widgets/wallet/SwitchNetworkButton'
import { OwnSummary } from '../components/OwnSummary'
import { UnclaimedRows } from '../components/UnclaimedRows'
import { useOwnDeposits } from '../hooks/useOwnDeposits'
import { useUnclaimed } from '../hooks/useUnclaimed'
import type { HomeVault } from '../model/homeView'
import { unclaimedView } from '../model/unclaimedView'

interface OwnSectionProps {
  readonly vaults: readonly HomeVault[]
}

/** The deposits and rewards of the connected account, or how to see them. */
export function OwnSection({ vaults }: OwnSectionProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const { status, account } = useWallet()
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {t('overview.own')}
      </Heading>
      {status === 'connected' && account !== undefined ? (
        <OwnPositions key={account} vaults={vaults} account={account} />
      ) : (
        <Stack gap={16} align="start">
          <Text tone="muted">{t('overview.own.hint')}</Text>
          {status === 'wrongChain' ? <SwitchNetworkButton /> : <ConnectButton variant="secondary" isForAct />}
        </Stack>
      )}
    </Stack>
  )
}

function OwnPositions({ vaults, account }: OwnSectionProps & { readonly account: Address }) {
  const deposits = useOwnDeposits(vaults, account)
  const unclaimed = unclaimedView(useUnclaimed(account))
  return (
    <>
      <OwnSummary deposits={deposits} />
      {unclaimed === undefined ? <Skeleton width="100%" height="8rem" /> : <UnclaimedRows view={unclaimed} />}
    </>
  )
}
