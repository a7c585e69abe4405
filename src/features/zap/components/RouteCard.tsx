import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import type { StepView } from '../model/routeView'
import { Aside, Step, Steps } from './ZapPage.styles'

export interface RouteCardProps {
  /** 'loading' while the pools are read; undefined without a route. */
  readonly steps: readonly StepView[] | 'loading' | undefined
}

/** The route, step by step. */
export function RouteCard({ steps }: RouteCardProps) {
  const { t, tText } = useTranslation()
  return (
    <Card as="section" data-testid="zap-route">
      <Stack gap={16}>
        <Heading level={2} size="lg">
          {t('zap.route')}
        </Heading>
        {steps === undefined && <Text tone="muted">{t('zap.route.empty')}</Text>}
        {steps === 'loading' && (
          <Stack gap={16}>
            <Skeleton width="100%" height="1.5em" />
            <Skeleton width="70%" height="1.5em" />
          </Stack>
        )}
        {typeof steps === 'object' && (
          <Steps>
            {steps.map(({ text, path }, index) => (
              <Step key={index}>
                <Stack gap={8}>
                  <Text as="span">{tText(text)}</Text>
                  {path.length > 0 && <Aside>{t('zap.step.over', { path: path.join(' → ') })}</Aside>}
                </Stack>
              </Step>
            ))}
          </Steps>
        )}
      </Stack>
    </Card>
  )
}
