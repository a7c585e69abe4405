import { BATCH_SIZE } from '@/domain/inbox/claimAllTx'
import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { ready } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { Total } from '../components/Inbox.styles'
import type { ClaimQueueControls } from '../hooks/useClaimQueue'
import type { InboxView } from '../model/inboxView'

interface TotalCardProps {
  readonly view: InboxView
  readonly controls: ClaimQueueControls
  /** A queue is not finished. */
  readonly isQueued: boolean
}

/** What all claims are worth together, and the button that claims them. */
export function TotalCard({ view: { claims, totalUsd, unpriced, isPartial }, controls, isQueued }: TotalCardProps) {
  const { t, locale } = useTranslation()
  const count = claims.length
  const confirmations = controls.canBatch ? Math.ceil(count / BATCH_SIZE) : count
  return (
    <Card data-testid="inbox-total">
      <Row justify="space-between" gap={24}>
        <Stack gap={8}>
          <Text tone="muted">{t('inbox.total')}</Text>
          <Total>
            <LoadableFigure view={figureView(ready(totalUsd), (usd) => formatUsd(usd, locale))} />
          </Total>
          {unpriced.length > 0 && (
            <Text size="sm" tone="muted">
              {t('inbox.total.unpriced', { assets: unpriced.join(', ') })}
            </Text>
          )}
          {isPartial && (
            <Text size="sm" tone="muted">
              {t('inbox.total.partial')}
            </Text>
          )}
        </Stack>
        {count > 0 && (
          <Stack gap={8}>
            <Button
              variant="primary"
              disabled={isQueued}
              onClick={() => void controls.start(claims.map(({ item }) => item))}
            >
              {t('inbox.claimAll', { count })}
            </Button>
            <Text size="sm" tone="muted">
              {t(controls.canBatch ? 'inbox.claimAll.batch' : 'inbox.claimAll.each', { count: confirmations })}
            </Text>
          </Stack>
        )}
      </Row>
    </Card>
  )
}
