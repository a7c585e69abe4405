import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Tooltip } from '@/ui/Tooltip'
import type { FarmEntry } from '../farmFinder'
import { useHarvestAll } from '../hooks/useHarvestAll'

/** Harvests all farms that owe rewards; nothing if none does. */
export function HarvestAll({ entries }: { readonly entries: readonly FarmEntry[] }) {
  const { t } = useTranslation()
  const { count, isBatch, isPending, submit } = useHarvestAll(entries)
  if (count === 0 && !isPending) return null
  const button = (
    <Button size="sm" isBusy={isPending} onClick={() => void submit()}>
      {t('farms.harvestAll', { count })}
    </Button>
  )
  return isBatch || count < 2 ? button : <Tooltip text={t('farms.harvestAll.each', { count })}>{button}</Tooltip>
}
