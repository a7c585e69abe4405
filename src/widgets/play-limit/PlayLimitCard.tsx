import { useState } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { formatUsd } from '@/lib/figureFormat'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { parsePlayLimit } from './playLimit'
import { usdText, usePlayedToday } from './usePlayLimit'

/** What a user plays for in a day at most, by their own choice. */
export function PlayLimitCard() {
  const { t, locale } = useTranslation()
  const { settings, change, playedUsd } = usePlayedToday()
  const { playLimitUsd } = settings
  const [typed, setTyped] = useState(playLimitUsd === undefined ? '' : String(playLimitUsd))
  const limit = parsePlayLimit(typed)
  return (
    <Card as="section" data-testid="play-limit" aria-label={t('playLimit.title')}>
      <Stack gap={12}>
        <Heading level={2} size="lg">
          {t('playLimit.title')}
        </Heading>
        <TextInput
          label={t('playLimit.label')}
          inputMode="numeric"
          value={typed}
          onChange={(next) => {
            setTyped(next)
            const chosen = parsePlayLimit(next)
            if (chosen !== 'invalid') change({ playLimitUsd: chosen })
          }}
          error={limit === 'invalid' ? t('playLimit.invalid') : undefined}
          hint={t('playLimit.hint')}
          maxLength={8}
        />
        <Text size="sm" tone="muted">
          {playLimitUsd === undefined
            ? t('playLimit.today', { played: formatUsd(playedUsd, locale).text })
            : t('playLimit.today.limit', {
                played: formatUsd(playedUsd, locale).text,
                limit: usdText(playLimitUsd, locale),
              })}
        </Text>
      </Stack>
    </Card>
  )
}
