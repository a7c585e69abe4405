import type { Vault } from '@/domain/vault/vault'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { mapLoadable } from '@/lib/loadable'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { DepositSteps } from '@/widgets/deposit-steps/DepositSteps'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TxButton } from '@/widgets/tx/TxButton'
import type { FarmEntry } from '../farmFinder'
import { useMoveForm } from '../hooks/useMoveForm'

export interface MoveSectionProps {
  readonly entry: FarmEntry
  readonly vault: Vault
  readonly shareToken: Address
}

/** Moves the account's whole stake into the vault: in one confirmation, or in two steps. */
export function MoveSection({ entry, vault, shareToken }: MoveSectionProps) {
  const { t, locale } = useTranslation()
  const { form, isBatch, shares, submit } = useMoveForm(entry, vault, shareToken)
  const { farm, reads } = entry
  const { staked, rewardToken } = farm
  if (form === undefined || reads.holding === undefined) return null
  const stakedText = (wei: bigint) => formatToken(wei, staked.decimals, staked.symbol, locale)
  const button = <TxButton form={form} onSubmit={submit} variant="secondary" />
  return (
    <Stack gap={16}>
      <Facts>
        <Fact name={t('farms.move.stake')}>
          <LoadableFigure view={figureView(reads.holding.stake, stakedText)} />
        </Fact>
        <Fact name={t('farms.move.rewards')}>
          <LoadableFigure
            view={figureView(reads.holding.earned, (wei) =>
              formatToken(wei, rewardToken.decimals, rewardToken.symbol, locale),
            )}
          />
        </Fact>
        <Fact name={t('farms.move.fee')}>
          <LoadableFigure
            view={figureView(
              mapLoadable(shares, ({ feeWei }) => feeWei),
              stakedText,
            )}
          />
        </Fact>
      </Facts>
      {isBatch ? (
        <Stack gap={8}>
          {button}
          <Text tone="muted" size="sm">
            {t('farms.move.batch')}
          </Text>
        </Stack>
      ) : (
        <DepositSteps
          current="first"
          first={t('farms.move.step.unstake')}
          last={t('vault.zap.step.deposit', { asset: staked.symbol })}
        >
          {button}
        </DepositSteps>
      )}
    </Stack>
  )
}
