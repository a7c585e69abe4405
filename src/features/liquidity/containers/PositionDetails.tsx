import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import type { PoolProfitSectionProps } from './PoolProfitSection'

const PoolProfitSection = lazy(async () => ({ default: (await import('./PoolProfitSection')).PoolProfitSection }))

/** Profit of a position, computed on demand because it needs a search of the logs. */
export function PositionDetails(props: PoolProfitSectionProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Stack gap={12}>
      <Row>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'liquidity.profit.hide' : 'liquidity.profit.show')}
        </Button>
      </Row>
      {isOpen && (
        <Suspense fallback={<Skeleton width="100%" height="8rem" />}>
          <PoolProfitSection {...props} />
        </Suspense>
      )}
    </Stack>
  )
}
