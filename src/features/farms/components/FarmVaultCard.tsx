import type { ReactNode } from 'react'
import { vaultPath } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'

export interface FarmVaultView {
  readonly vaultId: string
  /** Translated. */
  readonly name: string
  readonly apy: FigureView
  /** It does not compound, so its rate is an APR. */
  readonly isApr: boolean
  readonly depositFee: FigureView
  /** The farm's rewards compounded by hand, after network fees. */
  readonly monthly: FigureView
  readonly daily: FigureView
  /** The stake and the network fee of one compounding, written out; undefined while one of them is unknown. */
  readonly gas: { readonly fee: string; readonly stake: string; readonly isOwn: boolean } | undefined
  /** The staked token is an LP, which earns trading fees in both places. */
  readonly isPair: boolean
}

export interface FarmVaultCardProps {
  readonly pid: number
  readonly view: FarmVaultView
  /** Moves the stake into the vault. */
  readonly children: ReactNode
}

/** What the vault of the staked token yields beside the farm, and the way into it. */
export function FarmVaultCard({ pid, view, children }: FarmVaultCardProps) {
  const { t } = useTranslation()
  const { gas } = view
  return (
    <Card as="section" data-testid={`farm-${pid}-vault`}>
      <Stack gap={16}>
        <Stack gap={8}>
          <Heading level={2} size="lg">
            {t('farms.vault')}
          </Heading>
          <Text tone="muted" size="sm">
            {t('farms.vault.lead', { vault: view.name })}
          </Text>
        </Stack>
        <Facts>
          <Fact name={t(view.isApr ? 'farms.vault.apr' : 'farms.vault.apy')}>
            <LoadableFigure view={view.apy} />
          </Fact>
          <Fact name={t('farms.vault.monthly')}>
            <LoadableFigure view={view.monthly} />
          </Fact>
          <Fact name={t('farms.vault.daily')}>
            <LoadableFigure view={view.daily} />
          </Fact>
          <Fact name={t('farms.vault.depositFee')}>
            <LoadableFigure view={view.depositFee} />
          </Fact>
        </Facts>
        <Text tone="muted" size="sm">
          {gas &&
            `${t(gas.isOwn ? 'farms.vault.gas.own' : 'farms.vault.gas.example', { fee: gas.fee, stake: gas.stake })} `}
          {view.isPair && t('farms.vault.fees')}
        </Text>
        {children}
        <Row>
          <ButtonLink to={vaultPath(view.vaultId)} size="sm">
            {t('farms.vault.open')}
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  )
}
