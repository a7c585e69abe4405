import { getDeployment } from '@/config/deployment'
import { vaultsOfToken } from '@/domain/vault/vaultsOfToken'
import { useAccount } from '@/hooks/useAccount'
import { useTransactions } from '@/hooks/useTransactions'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { unfinishedDeposit } from '@/widgets/deposit-steps/unfinishedDeposit'
import { FinishDepositSection } from '@/widgets/vault-deposit/FinishDepositSection'
import type { FarmEntry } from '../farmFinder'
import { farmTarget } from '../model/farmTx'
import { FinishStakeSection } from './FinishStakeSection'

export interface UnfinishedSectionProps {
  readonly entries: readonly FarmEntry[]
  /** Farms whose details are open: they show their steps themselves. */
  readonly openPids: readonly number[]
}

/** Above the list: the second steps of zaps into farms and of moves into vaults, so that nobody has to look for them. */
export function UnfinishedSection({ entries, openPids }: UnfinishedSectionProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const { recent } = useTransactions()
  if (account === undefined) return null
  const unfinished = entries
    .filter(({ farm }) => !openPids.includes(farm.pid))
    .flatMap((entry) => {
      const { farm } = entry
      const staking = unfinishedDeposit(recent, farmTarget(farm))
      const moves = vaultsOfToken(getDeployment(), farm.staked.address).flatMap((vault) => {
        // The page of a vault that the deployment doesn't list shows its own step.
        const shareToken = vault.listedShareToken
        const step = shareToken && unfinishedDeposit(recent, { contract: shareToken })
        if (shareToken === undefined || step?.source !== 'unstake') return []
        return [
          {
            hash: step.hash,
            title: t('farms.unfinished.move', { asset: farm.staked.symbol }),
            form: <FinishDepositSection vault={vault} shareToken={shareToken} account={account} step={step} />,
          },
        ]
      })
      if (staking === undefined) return moves
      return [
        {
          hash: staking.hash,
          title: t('farms.unfinished.stake', { asset: farm.staked.symbol }),
          form: <FinishStakeSection entry={entry} account={account} step={staking} />,
        },
        ...moves,
      ]
    })
  return unfinished.map(({ hash, title, form }) => (
    <Card key={hash} as="section" data-testid="unfinished">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {form}
      </Stack>
    </Card>
  ))
}
