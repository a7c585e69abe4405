import type { ReactNode } from 'react'
import type { TxRequest } from '@/chain/tx/txRequest'
import type { FormState } from '@/forms/formState'
import { useTranslation } from '@/i18n/useTranslation'
import type { FigureView } from '@/lib/figureView'
import { Dial } from '@/ui/Dial'
import { Fact, Facts } from '@/ui/Facts'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { StakePosition } from '@/widgets/stake-panel/StakePosition'
import type { ExtraView } from '../model/extraView'
import type { LastCompoundView } from '../model/lastCompound'
import { Beside } from './VaultCards.styles'

/** The account's position in the vault. */
export interface PositionView {
  readonly balance: FigureView
  readonly balanceUsd: FigureView
  readonly earned: FigureView
  readonly pending: FigureView
  /** Extra rewards per day, paid separately from the vault's yield. */
  readonly extras: readonly ExtraView[]
}

export interface PositionCardProps {
  /** Undefined without an account. */
  readonly position: PositionView | undefined
  /** Net deposits and profit; undefined without an account. */
  readonly profit: ReactNode
  /** Undefined while loading. */
  readonly lastCompound: LastCompoundView | undefined
  /** What a compound would harvest. */
  readonly harvest: ReactNode
  /** Undefined if the vault has ended and has no pending rewards. */
  readonly compoundForm: FormState | undefined
  readonly onSubmit: (request: TxRequest) => Promise<unknown>
}

/** The account's balance and earnings, with the compound button. */
export function PositionCard({ position, profit, lastCompound, harvest, compoundForm, onSubmit }: PositionCardProps) {
  const { t } = useTranslation()
  const ago = lastCompound?.ago ?? t('vault.position.never')
  return (
    <StakePosition
      testId="position-card"
      title={t('vault.position')}
      acts={
        compoundForm === undefined
          ? []
          : [
              {
                id: 'compound',
                form: compoundForm,
                note: (
                  <Stack gap={12}>
                    <Row gap={16}>
                      <Dial value={lastCompound?.dayShare ?? 0} label={`${t('vault.position.lastCompound')}: ${ago}`} />
                      <Beside>
                        <Text size="sm" isStrong>
                          {t('vault.position.lastCompound')}: {lastCompound === undefined ? '' : ago}
                        </Text>
                        <Text size="sm" tone="muted">
                          {t('vault.compound.body')}
                        </Text>
                      </Beside>
                    </Row>
                    {harvest}
                  </Stack>
                ),
              },
            ]
      }
      onSubmit={onSubmit}
    >
      {position === undefined ? (
        <Text tone="muted">{t('vault.position.connect')}</Text>
      ) : (
        <Facts>
          <Fact name={t('vault.position.balance')}>
            <span data-testid="position-balance">
              <LoadableFigure view={position.balance} width="9ch" />
            </span>
          </Fact>
          <Fact name="">
            <Text as="span" tone="muted" size="sm">
              <LoadableFigure view={position.balanceUsd} />
            </Text>
          </Fact>
          <Fact name={t('vault.position.earned')}>
            <span data-testid="position-earned">
              <LoadableFigure view={position.earned} width="9ch" />
            </span>
          </Fact>
          <Fact name={t('vault.position.pending')}>
            <span data-testid="position-pending">
              <LoadableFigure view={position.pending} width="9ch" />
            </span>
          </Fact>
          {position.extras.map(({ symbol, amount, usd }) => (
            <Fact
              key={symbol}
              name={symbol === undefined ? t('vault.position.bonus') : t('vault.position.extra', { symbol })}
            >
              <span data-testid="position-extra">
                {amount.status !== 'unpriced' && <LoadableFigure view={amount} width="9ch" />}{' '}
                {usd.status !== 'unpriced' && (
                  <Text as="span" tone="muted" size="sm">
                    <LoadableFigure view={usd} />
                  </Text>
                )}
              </span>
            </Fact>
          ))}
        </Facts>
      )}
      {position !== undefined && position.extras.length > 0 && (
        <Text tone="muted" size="sm">
          {t('vault.position.extra.note')}
        </Text>
      )}
      {profit}
    </StakePosition>
  )
}
