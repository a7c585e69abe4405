import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Heading } from '@/ui/Heading'
import { RetryIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'

const MAX_MESSAGE_LENGTH = 300

interface ErrorViewProps {
  readonly errorId: string
  readonly error: unknown
  /** A chunk could not be fetched. */
  readonly isPart: boolean
  readonly onRetry: () => void
}

/** Shows what happened, that funds are safe, how to go on, and what to report. */
export function ErrorView({ errorId, error, isPart, onRetry }: ErrorViewProps) {
  const { t } = useTranslation()
  const message = (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_LENGTH)
  return (
    <Stack gap={16} align="start" role="alert">
      <Heading level={1} size="xl">
        {t(isPart ? 'shell.error.part' : 'shell.error')}
      </Heading>
      <Text>{t(isPart ? 'shell.error.part.body' : 'shell.error.body')}</Text>
      <Button variant="primary" onClick={onRetry}>
        <RetryIcon />
        {t('common.retry')}
      </Button>
      <Text tone="muted" size="sm">
        {t('shell.error.id', { id: errorId })}
      </Text>
      <Text tone="muted" size="sm">
        {message}
      </Text>
    </Stack>
  )
}
