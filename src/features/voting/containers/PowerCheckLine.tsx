import type { HubPower } from '@/api/snapshot/parse'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { usePowerCheck } from '../hooks/usePowerCheck'

interface PowerCheckLineProps {
  readonly account: Address
  readonly snapshot: number
  readonly power: HubPower
}

/** Compares the hub's voting power with the chain's. */
export function PowerCheckLine({ account, snapshot, power }: PowerCheckLineProps) {
  const { t } = useTranslation()
  const { status, check } = usePowerCheck(account, snapshot, power.total)
  return (
    <Stack gap={8}>
      {status === 'same' ? (
        <Text size="sm" tone="good">
          {t('voting.power.same')}
        </Text>
      ) : (
        <div>
          <Button size="sm" isBusy={status === 'reading'} onClick={() => void check()}>
            {t('voting.power.check')}
          </Button>
        </div>
      )}
      {status === 'different' && (
        <Notice tone="bad" title={t('voting.power.different')}>
          {t('voting.power.different.body')}
        </Notice>
      )}
      {status === 'pruned' && (
        <Notice tone="info" title={t('voting.power.pruned', { block: snapshot })}>
          {t('voting.power.pruned.body')}
        </Notice>
      )}
      {status === 'failed' && <Notice tone="bad" title={t('voting.power.unchecked')} />}
    </Stack>
  )
}
