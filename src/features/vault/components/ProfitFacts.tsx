import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import type { FigureView } from '@/lib/figureView'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { ProfitView } from '../model/profitView'
import { PartialHistoryNote } from './PartialHistoryNote'

/** A part of the figure above it. */
const Part = styled.span`
  padding-inline-start: ${theme.space[12]};
`

/** Net deposits and profit, from the vault's on-chain events. */
export function ProfitFacts({ view }: { readonly view: ProfitView }) {
  const { t, locale } = useTranslation()
  const { netDeposit, profit, parts, sinceSec, note, cut } = view
  const name =
    sinceSec === undefined ? t('vault.profit') : t('vault.profit.since', { time: formatTime(sinceSec, locale) })
  const figure = (known: FigureView) =>
    known.status === 'unpriced' ? (
      <Text as="span" tone="muted" size="sm">
        {t('vault.profit.unknown')}
      </Text>
    ) : (
      <LoadableFigure view={known} width="9ch" />
    )
  return (
    <Stack gap={8}>
      <Facts>
        <Fact name={t('vault.profit.netDeposit')}>
          <span data-testid="position-netDeposit">{figure(netDeposit)}</span>
        </Fact>
        <Fact name={name}>
          <span data-testid="position-profit">{figure(profit)}</span>
        </Fact>
        {parts !== undefined &&
          (['compounded', 'pending'] as const).map((part) => (
            <Fact
              key={part}
              name={
                <Part>
                  <Text as="span" tone="muted" size="sm">
                    {t(`vault.profit.${part}`)}
                  </Text>
                </Part>
              }
            >
              <Text as="span" tone="muted" size="sm">
                {figure(parts[part])}
              </Text>
            </Fact>
          ))}
      </Facts>
      {note !== undefined && (
        <Text tone="muted" size="sm">
          {t(`vault.profit.${note}`)} {cut !== undefined && <PartialHistoryNote cut={cut} />}
        </Text>
      )}
    </Stack>
  )
}
