import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { type Loadable, valueOf } from '@/lib/loadable'
import { ButtonLink } from '@/ui/ButtonLink'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import type { OwnDeposits } from '../model/ownView'
import { Sums } from './Home.styles'

/** What an account has deposited in vaults, farms and pools. */
export function OwnSummary({ deposits }: { readonly deposits: Loadable<OwnDeposits> }) {
  const { t, locale } = useTranslation()
  const known = valueOf(deposits)
  const positionsText = () => {
    // Keeps its line.
    if (known === undefined) return '\u00a0'
    if (known.positions === 0) return t('overview.own.none')
    const counted = t('overview.own.count', { count: known.positions })
    return known.unpriced === 0 ? counted : `${counted} ${t('overview.own.unpriced', { count: known.unpriced })}`
  }
  return (
    <Stack gap={8}>
      <Row justify="space-between" align="end">
        <Sums>
          <div>
            <dt>{t('overview.own.deposited')}</dt>
            <dd>
              <LoadableFigure view={figureView(deposits, ({ usd }) => usd && formatUsd(usd, locale))} width="6ch" />
            </dd>
          </div>
        </Sums>
        <Row gap={8}>
          <ButtonLink size="sm" to={routes.inbox}>
            {t('shell.title.inbox')}
          </ButtonLink>
          <ButtonLink size="sm" to={routes.portfolio}>
            {t('overview.own.portfolio')}
          </ButtonLink>
        </Row>
      </Row>
      <Text tone="muted" size="sm">
        {positionsText()}
      </Text>
    </Stack>
  )
}
