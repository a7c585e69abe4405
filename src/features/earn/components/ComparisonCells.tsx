import { useMemo } from 'react'
import { vaultPlace } from '@/config/vaultDefinition'
import type { RealisedWindow } from '@/domain/vault/history/realisedApy'
import { useRealisedApys } from '@/domain/vault/history/useRealisedApys'
import { marketReading } from '@/domain/vault/marketReads'
import { yieldBreakdown } from '@/domain/vault/model/breakdown'
import type { VaultTerms } from '@/domain/vault/reads'
import { useVaultTerms } from '@/domain/vault/useVaultDetails'
import type { Vault } from '@/domain/vault/vault'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { Decimal } from '@/lib/decimal'
import { formatApy, formatRate, formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RealisedApy } from '@/widgets/vault-page/RealisedApy'
import type { ComparedVault } from '../hooks/useComparedVaults'

/** A cell of the comparison; it reads what only it shows. */
export interface CellProps {
  readonly compared: ComparedVault
}

const BPS = 10_000

type OnNetwork = NonNullable<ComparedVault['onNetwork']>

/** Replaces a figure that a vault cannot have. */
function None({ isMissing = false }: { readonly isMissing?: boolean }) {
  const { t } = useTranslation()
  return (
    <Text as="span" tone="muted" size="sm">
      {isMissing ? t('compare.missing') : t('compare.position.none')}
    </Text>
  )
}

export function ApyCell({ compared: { vaultYield } }: CellProps) {
  const { locale } = useTranslation()
  if (vaultYield === undefined) return <None isMissing />
  return <LoadableFigure view={figureView(vaultYield, ({ apy }) => apy && formatApy(apy, locale))} />
}

export function PartsCell({ compared: { vaultYield } }: CellProps) {
  const { t, locale } = useTranslation()
  const known = vaultYield && valueOf(vaultYield)
  const lines = known === undefined ? [] : yieldBreakdown(known)
  if (lines.length === 0) return known === undefined ? null : <None />
  return (
    <ul>
      {lines.map((line) => {
        const name = line.kind === 'rate' ? line.source : line.kind
        const symbol = (line.kind === 'rate' ? line.rewardToken : undefined) ?? ''
        return (
          <li key={`${name} ${symbol}`}>
            <Text as="span" tone="muted">
              {t(`vault.apy.${name}`, { symbol })}
            </Text>
            <LoadableFigure view={figureView(ready(line.rate), (rate) => rate && formatApy(rate, locale))} />
          </li>
        )
      })}
    </ul>
  )
}

export function WeekCell({ compared: { onNetwork } }: CellProps) {
  return onNetwork === undefined ? <None isMissing /> : <Realised {...onNetwork} window="week" />
}

export function MonthCell({ compared: { onNetwork } }: CellProps) {
  return onNetwork === undefined ? <None isMissing /> : <Realised {...onNetwork} window="month" />
}

export function QuarterCell({ compared: { onNetwork } }: CellProps) {
  return onNetwork === undefined ? <None isMissing /> : <Realised {...onNetwork} window="quarter" />
}

function Realised({ vault, reads, window }: OnNetwork & { readonly window: RealisedWindow }) {
  const apys = useRealisedApys(valueOf(reads.shareToken), vault)
  if (isUnstarted(reads)) return <RealisedApy realised={ready(undefined)} />
  return <RealisedApy realised={mapLoadable(apys, (each) => each[window])} />
}

/** Whether no strategy was created yet. */
function isUnstarted({ shareToken }: OnNetwork['reads']): boolean {
  return 'value' in shareToken && shareToken.value === undefined
}

export function TvlCell({ compared: { onNetwork } }: CellProps) {
  const { locale } = useTranslation()
  if (onNetwork === undefined) return <None isMissing />
  return <LoadableFigure view={figureView(onNetwork.reads.liquidity, ({ usd }) => usd && formatUsd(usd, locale))} />
}

export function PositionCell({ compared: { onNetwork } }: CellProps) {
  const { t, locale } = useTranslation()
  if (onNetwork === undefined) return <None isMissing />
  const { deposited } = onNetwork.reads
  if (deposited === undefined)
    return (
      <Text as="span" tone="muted" size="sm">
        {t('compare.position.connect')}
      </Text>
    )
  if (valueOf(deposited)?.wei === 0n) return <None />
  return <LoadableFigure view={figureView(deposited, ({ usd }) => usd && formatUsd(usd, locale))} />
}

export function TokensCell({ compared: { definition } }: CellProps) {
  return definition.underlyingFriendlyName
}

export function ProtocolCell({ compared: { definition } }: CellProps) {
  return vaultPlace(definition)
}

export function StrategyCell({ compared: { definition } }: CellProps) {
  const { t } = useTranslation()
  const names = { asset: definition.underlyingFriendlyName, protocol: definition.defi }
  return (
    <Text size="sm">
      {definition.isDeprecated
        ? t('vault.strategy.ended', names)
        : t(`vault.strategy.${definition.strategyDescription}`, names)}
    </Text>
  )
}

export function DepositFeeCell({ compared: { onNetwork } }: CellProps) {
  return <FeeCell onNetwork={onNetwork} pick={({ depositFeeBps }) => depositFeeBps} />
}

export function PerformanceFeeCell({ compared: { onNetwork } }: CellProps) {
  return <FeeCell onNetwork={onNetwork} pick={({ performanceFeeBps }) => performanceFeeBps} />
}

interface FeeProps {
  readonly pick: (terms: VaultTerms) => bigint
}

function FeeCell({ onNetwork, pick }: FeeProps & Pick<ComparedVault, 'onNetwork'>) {
  return onNetwork === undefined || isUnstarted(onNetwork.reads) ? (
    <None isMissing={onNetwork === undefined} />
  ) : (
    <Fee {...onNetwork} pick={pick} />
  )
}

function Fee({ vault, reads, pick }: OnNetwork & FeeProps) {
  const { locale } = useTranslation()
  const terms = useVaultTerms(vault, valueOf(reads.shareToken))
  return (
    <LoadableFigure
      view={figureView(terms, (known) => formatRate(new Decimal(pick(known).toString()).div(BPS), locale))}
    />
  )
}

export function DepositsCell({ compared: { definition, onNetwork } }: CellProps) {
  const { t } = useTranslation()
  if (onNetwork === undefined) return <None isMissing />
  if (definition.isDeprecated) return t('compare.deposits.ended')
  return t(definition.disableDeposit ? 'compare.deposits.closed' : 'compare.deposits.open')
}

export function WithdrawalsCell({ compared: { definition } }: CellProps) {
  const { t } = useTranslation()
  const { strategyDescription, minWithdrawal: amount, underlyingFriendlyName: asset } = definition
  return (
    <ul>
      <li>{t(strategyDescription === 'lending' ? 'compare.withdrawals.lending' : 'compare.withdrawals.any')}</li>
      {amount !== undefined && <li>{t('compare.withdrawals.minimum', { amount, asset })}</li>}
    </ul>
  )
}

export function RisksCell({ compared: { definition, onNetwork } }: CellProps) {
  const { t } = useTranslation()
  const { isHighRisk, group, defi: protocol } = definition
  return (
    <ul>
      {isHighRisk && (
        <li>
          <Text as="strong" tone="warning" size="sm">
            {t('compare.risk.highRisk')}
          </Text>
        </li>
      )}
      {group === 'lp' && <li>{t('compare.risk.impermanentLoss')}</li>}
      {onNetwork !== undefined && <Utilization vault={onNetwork.vault} />}
      <li>{t('compare.risk.protocol', { protocol })}</li>
      <li>{t('compare.risk.audit')}</li>
    </ul>
  )
}

/** Nothing for a vault that does not lend. */
function Utilization({ vault }: { readonly vault: Vault }) {
  const { t, locale } = useTranslation()
  const reading = useMemo(() => marketReading(vault), [vault])
  const market = useReading(reading)
  if (reading === undefined) return null
  return (
    <li>
      <span>{t('vault.risk.utilization')}</span>
      <LoadableFigure view={figureView(market, ({ utilization }) => formatRate(utilization, locale))} />
    </li>
  )
}
