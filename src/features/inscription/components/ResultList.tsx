import { transactionLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { type Hex, shortenHex } from '@/lib/hex'
import { ExternalLink } from '@/ui/ExternalLink'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { Results } from './InscriptionPage.styles'

/** View model of one result. */
export type ResultView =
  | { readonly status: 'waiting' }
  | { readonly status: 'sent' | 'confirmed' | 'reverted'; readonly hash: Hex }
  | { readonly status: 'rejected' }
  | { readonly status: 'failed'; readonly reason: string }

/** The result of each send. */
export function ResultList({ results }: { readonly results: readonly ResultView[] }) {
  const { t } = useTranslation()
  return (
    <Stack gap={8}>
      <Text size="sm" isStrong>
        {t('inscription.results')}
      </Text>
      <Results data-testid="mint-results" tabIndex={0}>
        {results.map((result, index) => (
          <li key={index}>
            <Result result={result} />
          </li>
        ))}
      </Results>
    </Stack>
  )
}

function Result({ result }: { readonly result: ResultView }) {
  const { t } = useTranslation()
  switch (result.status) {
    case 'waiting':
      return (
        <Text as="span" size="sm" tone="muted">
          {t('inscription.result.waiting')}
        </Text>
      )
    case 'rejected':
      return (
        <Text as="span" size="sm">
          {t('inscription.result.rejected')}
        </Text>
      )
    case 'failed':
      return (
        <Text as="span" size="sm" tone="bad">
          {t('inscription.result.failed')}: {result.reason}
        </Text>
      )
    default: {
      const tone = result.status === 'confirmed' ? 'good' : result.status === 'reverted' ? 'bad' : 'text'
      return (
        <>
          <Text as="span" size="sm" tone={tone}>
            {t(`inscription.result.${result.status}`)}
          </Text>{' '}
          <ExternalLink href={transactionLink(result.hash)}>{shortenHex(result.hash)}</ExternalLink>
        </>
      )
    }
  }
}
