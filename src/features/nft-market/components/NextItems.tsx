import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { useSeen } from '@/widgets/chart/useSeen'
import type { MoreRows } from '@/widgets/table/DataTable'

/** Loads the next page as soon as it is scrolled to, and on a press. */
export function NextItems({ more: { isLoading, hasFailed, onLoad } }: { readonly more: MoreRows }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const load = useEffectEvent(() => {
    if (!isLoading && !hasFailed) onLoad()
  })
  useEffect(() => {
    if (isSeen) load()
  }, [isSeen])
  return (
    <div ref={place}>
      <Row justify="center">
        {hasFailed && <Text tone="bad">{t('nftMarket.items.failed')}</Text>}
        <Button isBusy={isLoading} onClick={onLoad}>
          {t('common.table.more')}
        </Button>
      </Row>
    </div>
  )
}
