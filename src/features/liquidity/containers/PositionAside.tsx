import { lazy, Suspense } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import type { PositionSectionProps } from './PositionSection'

const PositionSection = lazy(async () => ({ default: (await import('./PositionSection')).PositionSection }))

/** The account's position next to a form; loaded after it. */
export function PositionAside(props: PositionSectionProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={12} as="section" aria-labelledby="your-position">
      <Heading level={2} size="lg" id="your-position">
        {t('liquidity.position')}
      </Heading>
      <Suspense
        fallback={
          <Card>
            <Skeleton width="100%" height="13rem" />
          </Card>
        }
      >
        <PositionSection {...props} />
      </Suspense>
    </Stack>
  )
}
