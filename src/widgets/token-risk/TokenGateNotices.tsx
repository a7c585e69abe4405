import { Suspense } from 'react'
import type { TokenGate } from '@/domain/token-list/useTokenGate'
import { useTranslation } from '@/i18n/useTranslation'
import { Checkbox } from '@/ui/Checkbox'
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
            <Checkbox isChecked={isUnderstood} onChange={(isTicked) => understand(token, isTicked)}>
              {t('tokens.import.understand')}
            </Checkbox>
          }
        />
      ))}
    </Suspense>
  )
}
