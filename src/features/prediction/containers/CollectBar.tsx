import { collectTx, MAX_CLAIMS } from '@/domain/prediction/collectTx'
import { type BetRecord, isCollectable, isUncollected } from '@/domain/prediction/model/betRecord'
import type { Market } from '@/domain/prediction/round'
import { deriveActionForm } from '@/forms/walletForm'
import { useNowSec } from '@/hooks/useNowSec'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Card } from '@/ui/Card'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { croText } from '../model/croText'

export interface CollectBarProps {
  readonly prediction: Address
  readonly market: Market
  readonly records: readonly BetRecord[]
}

/** Everything that the account can collect, in one transaction. Nothing where there is nothing. */
export function CollectBar({ prediction, market, records }: CollectBarProps) {
  const { t, locale } = useTranslation()
  const nowSec = useNowSec()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const collectable = records.filter((record) => isCollectable(record, market, nowSec))
  const waiting = records.filter(isUncollected).length - collectable.length
  if (collectable.length === 0 && waiting === 0) return null
  const totalWei = collectable.reduce((sum, { payoutWei }) => sum + payoutWei, 0n)
  const text = { key: 'prediction.collect.all' }
  return (
    <Card as="section" data-testid="collect" aria-label={t('prediction.collect')}>
      <Row justify="space-between" gap={16}>
        <Stack gap={8}>
          {collectable.length > 0 && (
            <Text isStrong>
              {t('prediction.collect.total', { count: collectable.length, amount: croText(totalWei, locale) })}
            </Text>
          )}
          {collectable.length > MAX_CLAIMS && (
            <Text size="sm" tone="muted">
              {t('prediction.collect.parts', { count: MAX_CLAIMS })}
            </Text>
          )}
          {waiting > 0 && (
            <Text size="sm" tone="muted">
              {t('prediction.collect.waiting', { count: waiting })}
            </Text>
          )}
        </Stack>
        {collectable.length > 0 && (
          <div>
            <TxButton
              form={
                isPending
                  ? { status: 'empty', text: { key: 'prediction.collect.pending' } }
                  : deriveActionForm(status, collectTx(prediction, collectable), text)
              }
              onSubmit={submit}
            />
          </div>
        )}
      </Row>
    </Card>
  )
}
