import { Suspense } from 'react'
import type { TokenGate } from '@/domain/token-list/useTokenGate'
import { useTranslation } from '@/i18n/useTranslation'
import { Acceptance } from '@/ui/Acceptance'
import { lazyPart } from '@/widgets/pages/lazyPart'

// Most forms need no warning.
const TokenRiskNotice = lazyPart(async () => (await import('./TokenRiskNotice')).TokenRiskNotice, ['tokenRisk'])

/** Token warnings to acknowledge before a form can be submitted. */
export function TokenGateNotices({
  gate: { tokens, understand },
}: {
  readonly gate: Pick<TokenGate, 'tokens' | 'understand'>
}) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={null}>
      {tokens.map(({ token, risk, isUnderstood }) => (
        <TokenRiskNotice
          key={token.address}
          token={token}
          risk={risk}
          action={
            <Acceptance
              isAccepted={isUnderstood}
              onChange={(isTicked) => understand(token, isTicked)}
              missing={t('tokens.import.tick')}
            >
              {t('tokens.import.understand')}
            </Acceptance>
          }
        />
      ))}
    </Suspense>
  )
}
