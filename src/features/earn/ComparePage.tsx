import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { Comparison } from './components/Comparison'
import { choosePath, MAX_COMPARED, readCompared } from './model/compare'

/** Up to four vaults side by side, as the URL names them. */
export default function ComparePage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const vaults = useMemo(() => readCompared(params), [params])
  return (
    <Stack gap={24}>
      <Stack gap={12} as="header" align="start">
        <BackLink to={routes.earn}>{t('compare.back')}</BackLink>
        <Heading level={1}>{t('compare.title')}</Heading>
        {vaults.length > 0 && (
          <Row justify="space-between">
            <Text tone="muted">{t('compare.lead', { count: MAX_COMPARED })}</Text>
            <ButtonLink size="sm" to={choosePath(vaults.map(({ id }) => id))}>
              {t('compare.change')}
            </ButtonLink>
          </Row>
        )}
      </Stack>
      {vaults.length > 0 ? (
        <Comparison definitions={vaults} />
      ) : (
        <Card>
          <EmptyState
            title={t('compare.none')}
            action={
              <ButtonLink variant="primary" to={choosePath([])}>
                {t('compare.none.act')}
              </ButtonLink>
            }
          >
            {t('compare.none.body', { count: MAX_COMPARED })}
          </EmptyState>
        </Card>
      )}
    </Stack>
  )
}
