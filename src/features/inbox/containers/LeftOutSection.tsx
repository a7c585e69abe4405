import { useId } from 'react'
import type { LeftOut } from '@/domain/inbox/item'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Stack } from '@/ui/layout'
import { Progress } from '@/ui/Progress'
import { SectionHeading } from '@/ui/SectionHeading'
import { Text } from '@/ui/Text'
import type { LotteryPrizes } from '../hooks/useLotteryPrizes'

interface LeftOutSectionProps {
  readonly leftOut: readonly LeftOut[]
  readonly prizes: LotteryPrizes
}

/** What the inbox does not search by itself, and the search that the user starts. */
export function LeftOutSection({ leftOut, prizes }: LeftOutSectionProps) {
  const { t } = useTranslation()
  const id = useId()
  if (leftOut.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <SectionHeading level={2} id={id}>
        {t('inbox.leftOut')}
      </SectionHeading>
      <Card>
        <Stack gap={16}>
          {leftOut.map((left) => (
            <Stack key={left} gap={12} align="start">
              <Text>{t(`inbox.leftOut.${left}`)}</Text>
              {left === 'lotteryPrizes' && <LotterySearch prizes={prizes} />}
            </Stack>
          ))}
        </Stack>
      </Card>
    </Stack>
  )
}

function LotterySearch({ prizes: { search, start, cancel } }: Pick<LeftOutSectionProps, 'prizes'>) {
  const { t } = useTranslation()
  if (search.status === 'searching')
    return (
      <>
        <Progress value={search.share} label={t('inbox.lottery.progress')} />
        <Button size="sm" onClick={cancel}>
          {t('inbox.lottery.cancel')}
        </Button>
      </>
    )
  return (
    <>
      {search.status === 'failed' && (
        <div role="alert">
          <Text tone="bad">{t('inbox.lottery.failed')}</Text>
        </div>
      )}
      {search.status === 'done' && (
        <div role="status">
          <Text tone="muted">{t('inbox.lottery.found', { count: search.items.length })}</Text>
        </div>
      )}
      <Button size="sm" onClick={start}>
        {t('inbox.lottery.search')}
      </Button>
    </>
  )
}
