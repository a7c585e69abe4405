import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { ProfitView } from '../model/profitView'

/** What went in and what came of it, by the vault's own events. */
export function ProfitFacts({ view, onRetry }: { readonly view: ProfitView; readonly onRetry: () => void }) {
  const { t, locale } = useTranslation()
  const { netDeposit, profit, sinceSec, notes } = view
  const name = sinceSec === undefined ? t('vault.profit') : t('vault.profit.since', { time: formatTime(sinceSec, locale) })
  return (
    <Stack gap={8}>
      <Facts>
        <Fact name={t('vault.profit.netDeposit')}>
          <span data-testid="position-netDeposit"><LoadableFigure view={netDeposit} onRetry={onRetry} width="9ch" /></span>
        </Fact>
        <Fact name={name}>
          <span data-testid="position-profit">
            {profit.status === 'unpriced'
              ? <Text as="span" tone="muted" size="sm">{t('vault.profit.unknown')}</Text>
              : <LoadableFigure view={profit} onRetry={onRetry} width="9ch" />}
          </span>
        </Fact>
      </Facts>
      {notes.map((note) => <Text key={note} tone="muted" size="sm">{t(`vault.profit.${note}`)}</Text>)}
    </Stack>
  )
}
