import { type SquadReads, useSquadProof } from '@/domain/squad/useSquad'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { sanitizeText } from '@/lib/sanitizeText'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { Code } from '../components/Squad.styles'

const MAX_URI = 200

/** Why nobody could choose an NFT by its rarity. */
export function ProofSection({ reads: { edition, sale } }: { readonly reads: SquadReads }) {
  const { t } = useTranslation()
  const proof = useSquadProof(edition)
  const known = valueOf(proof)
  const terms = valueOf(sale)
  return (
    <Card as="section" aria-labelledby="squad-proof" data-testid="squad-proof">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="squad-proof">
          {t('squad.proof')}
        </Heading>
        <Text tone="muted">{t('squad.proof.lead')}</Text>
        {proof.status === 'failed' && (
          <Notice tone="bad" title={t('squad.proof.failed')} action={<RetryButton onRetry={proof.retry} />} />
        )}
        {proof.status === 'loading' && <Skeleton width="100%" height="8rem" />}
        {known !== undefined && (
          <Facts>
            <Fact name={t('squad.proof.provenance')}>
              <Code>{known.provenanceHash}</Code>
            </Fact>
            <Fact name={t('squad.proof.metadata')}>
              <Code>{sanitizeText(known.baseUri, MAX_URI)}</Code>
            </Fact>
            <Fact name={t('squad.proof.locked')}>{t(known.isLocked ? 'squad.proof.yes' : 'squad.proof.no')}</Fact>
            <Fact name={t('squad.proof.offset')}>
              {terms?.status === 'claim' ? known.offset.toString() : t('squad.proof.notDrawn')}
            </Fact>
          </Facts>
        )}
        {terms?.status === 'claim' && (
          <Text size="sm" tone="muted">
            {t('squad.proof.formula', { supply: terms.maxSupply })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
