import { routes } from '@/config/routes'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Grid, Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import type { ComingArea } from '../areas'

interface ComingPageProps {
  readonly titleKey: TranslationKey
  readonly area: ComingArea
}

/** The page of an area that is not built yet: what it will offer, and what works today. */
export function ComingPage({ titleKey, area }: ComingPageProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <Row gap={16}>
          <Heading level={1}>{t(titleKey)}</Heading>
          <Badge tone="info">{t('shell.coming')}</Badge>
        </Row>
        <Text tone="muted">{t('shell.coming.lead')}</Text>
      </Stack>
      <Grid min="420px">
        <Card as="section">
          <Stack gap={12}>
            <Heading level={2} size="lg">
              {t('shell.coming.will')}
            </Heading>
            <Text>{t(`shell.coming.${area}`)}</Text>
          </Stack>
        </Card>
        <Card as="section">
          <Stack gap={12} align="start">
            <Heading level={2} size="lg">
              {t('shell.coming.today')}
            </Heading>
            <Text>{t('shell.today.vaults')}</Text>
            <ButtonLink to={routes.earn} variant="primary">
              {t('shell.coming.back')}
            </ButtonLink>
          </Stack>
        </Card>
      </Grid>
    </Stack>
  )
}
