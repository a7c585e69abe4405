import { addressLink } from '@/config/explorer'
import type { CakeVaultTerms } from '@/domain/farm/cakeVaultReads'
import { HARVESTS_PER_DAY } from '@/domain/farm/model/cakeVault'
import type { PoolApr } from '@/domain/farm/model/poolState'
import type { CakeVaultReads } from '@/domain/farm/useCakeVaultReads'
import type { PoolReads } from '@/domain/farm/usePoolReads'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { type FigureView, figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Countdown } from '@/widgets/schedule/Countdown'
import { StakeTabs } from '@/widgets/stake-panel/StakeTabs'
import { AmountCell } from '../components/PoolCells'
import { PoolColumns } from '../components/Pools.styles'
import { autoVaultRoiTerms } from '../model/poolRoi'
import type { PoolRowView } from '../model/poolView'
import { type AutoVault, feePercent, withdrawFeeValues } from '../model/vaultTx'
import { VaultStakeSection } from './VaultStakeSection'
import { VaultUnstakeSection } from './VaultUnstakeSection'

export interface VaultDetailsProps {
  readonly vault: AutoVault
  readonly reads: CakeVaultReads
  /** Of the manual pool, in which the vault stakes. */
  readonly manual: PoolReads
  /** Of that pool. */
  readonly manualApr: Loadable<PoolApr>
  readonly view: PoolRowView
}

const SHARE_DECIMALS = 18

/** The facts and forms of the automatic vault. */
export function VaultDetails({ vault, reads, manual, manualApr, view }: VaultDetailsProps) {
  const { t, locale } = useTranslation()
  const { terms, user } = reads
  const known = valueOf(terms)
  const knownUser = user && valueOf(user)
  const fee = (pick: (fees: CakeVaultTerms) => bigint): FigureView =>
    figureView(terms, (fees) => {
      const text = feePercent(pick(fees))
      return { text, full: `${text} %`, unit: '%' }
    })
  const freeFromSec =
    known === undefined || knownUser === undefined || knownUser.shares === 0n || known.withdrawFee === 0n
      ? undefined
      : Number(knownUser.lastDepositedSec + known.feePeriodSec)
  return (
    <PoolColumns data-testid="pool-auto">
      <Stack gap={16}>
        {known?.isPaused === true && (
          <Notice tone="warning" title={t('pools.vault.paused')}>
            {t('pools.vault.paused.body')}
          </Notice>
        )}
        <Facts>
          <Fact name={t('pools.vault.value')}>
            <AmountCell view={view.deposit} />
          </Fact>
          <Fact name={t('pools.vault.profit')}>
            <AmountCell view={view.earned} />
          </Fact>
          {user !== undefined && (
            <Fact name={t('pools.vault.shares')}>
              <LoadableFigure
                view={figureView(user, ({ shares }) => {
                  const { text, full } = formatToken(shares, SHARE_DECIMALS, '', locale)
                  return { text, full: full.trim() }
                })}
                width="9ch"
              />
            </Fact>
          )}
          {freeFromSec !== undefined && (
            <Fact name={t('pools.vault.withdrawFee.ends')}>
              <Countdown to={{ timeSec: freeFromSec }} due={t('pools.vault.withdrawFee.over')} />
            </Fact>
          )}
          <Fact name={t('pools.vault.performanceFee')}>
            <LoadableFigure view={fee(({ performanceFee }) => performanceFee)} />
          </Fact>
          <Fact name={t('pools.vault.callFee')}>
            <LoadableFigure view={fee(({ callFee }) => callFee)} />
          </Fact>
          <Fact name={t('pools.vault.withdrawFee')}>
            <LoadableFigure view={fee(({ withdrawFee }) => withdrawFee)} />
          </Fact>
        </Facts>
        <Text size="sm" tone="muted">
          {t('pools.vault.profit.note')}
        </Text>
        {known !== undefined && known.withdrawFee > 0n && (
          <Text size="sm" tone="muted">
            {t('pools.vault.withdrawFee.note', withdrawFeeValues(known))}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {t('pools.vault.apy.note', { times: HARVESTS_PER_DAY })}
        </Text>
        <Text as="div" size="sm" tone="muted">
          <ExternalLink href={addressLink(vault.address)}>{t('pools.contract')}</ExternalLink>
        </Text>
      </Stack>
      <StakeTabs
        label={t('pools.forms')}
        stake={{
          label: t('pools.stake'),
          content: (
            <VaultStakeSection
              vault={vault}
              reads={reads}
              manual={manual}
              roi={autoVaultRoiTerms(vault, reads, manual, manualApr)}
            />
          ),
        }}
        unstake={{
          label: t('pools.unstake'),
          content: <VaultUnstakeSection vault={vault} reads={reads} manual={manual} />,
        }}
      />
    </PoolColumns>
  )
}
