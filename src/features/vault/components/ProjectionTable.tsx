import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Fact, Facts } from '@/ui/Facts'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { ProjectionView } from '../model/projectionView'

/** What the typed amount would bring at today's rates. */
export function ProjectionTable({ view, onRetry }: { readonly view: ProjectionView; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Stack gap={8} role="group" aria-label={t('vault.projection')}>
      <Text size="sm" isStrong>{t('vault.projection')}</Text>
      <Facts>
        {view.lines.map(({ days, gain, usd }) => (
          <Fact key={days} name={t(`vault.projection.${days}`)}>
            <span data-testid={`projection-${days}`}><LoadableFigure view={gain} onRetry={onRetry} /></span>{' '}
            {usd.status !== 'unpriced' && <Text as="span" tone="muted" size="sm"><LoadableFigure view={usd} onRetry={onRetry} /></Text>}
          </Fact>
        ))}
      </Facts>
      <Text size="sm" tone="muted">
        {t('vault.projection.note')}
        {view.besideToken !== undefined && ` ${t('vault.projection.beside', { symbol: view.besideToken })}`}
      </Text>
    </Stack>
  )
}
