import { useEffect } from 'react'
import { routes } from '@/config/routes'
import { useTranslation } from '@/i18n/useTranslation'
import { ButtonLink } from '@/ui/ButtonLink'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'

/** The not-found page, for unknown routes and unknown ids in a route. */
export function NotFound() {
  const { t } = useTranslation()
  const title = t('shell.title', { title: t('shell.title.notFound') })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Stack gap={24} align="start">
      <Heading level={1}>{t('shell.notFound')}</Heading>
      <Text tone="muted">{t('shell.notFound.body')}</Text>
      <ButtonLink to={routes.home} variant="primary">
        {t('shell.notFound.back')}
      </ButtonLink>
    </Stack>
  )
}
