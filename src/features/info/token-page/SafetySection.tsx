import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { addressLink } from '@/config/explorer'
import { infoTokenPath } from '@/config/routes'
import type { Currency } from '@/domain/token/currency'
import { useTranslation } from '@/i18n/useTranslation'
import { shortenHex } from '@/lib/hex'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { type Tone, theme } from '@/ui/theme'
import { toneIcons } from '@/ui/toneIcons'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { SaleOutcome } from '@/widgets/token-risk/SaleOutcome'
import { TokenRiskNotice } from '@/widgets/token-risk/TokenRiskNotice'
import { PlainList, SectionCard } from '../detail/Detail.styles'
import type { SafetyFact } from './safetyFacts'
import { isWrappedNative, type TokenSafetyParts, useTokenSafety } from './useTokenSafety'

/** More would push everything else away. */
const MAX_LOOKALIKES = 5

const Line = styled.li<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[12]};
  overflow-wrap: anywhere;
  > svg {
    margin-block-start: 0.125em;
    color: ${({ $tone }) => theme.color[$tone]};
  }
`

/** What to know before trading a token. */
export function SafetySection(parts: TokenSafetyParts) {
  const { t } = useTranslation()
  const { facts, risk, probing, control, lookalikes } = useTokenSafety(parts)
  return (
    <SectionCard as="section" aria-label={t('infoDetail.safety')}>
      <Heading level={2} size="lg">
        {t('infoDetail.safety')}
      </Heading>
      {risk !== undefined && <TokenRiskNotice {...risk} />}
      <PlainList>
        {facts.map((fact) => (
          <FactLine key={fact.id} fact={fact} />
        ))}
        {control.status === 'loading' && (
          <li>
            <Skeleton width="100%" height="3rem" />
          </li>
        )}
        {control.status === 'failed' && (
          <li>
            <Text tone="muted">{t('infoDetail.safety.controlFailed')}</Text>
            <RetryButton onRetry={control.retry} />
          </li>
        )}
      </PlainList>
      {risk === undefined && !isWrappedNative(parts.token) && (
        <Text as="div" size="sm">
          <SaleOutcome probing={probing} />
        </Text>
      )}
      {lookalikes.length > 0 && <Lookalikes tokens={lookalikes} />}
      <Text size="sm" tone="muted">
        {t('infoDetail.safety.body')}
      </Text>
    </SectionCard>
  )
}

function FactLine({ fact: { tone, text, address } }: { readonly fact: SafetyFact }) {
  const { t, tText } = useTranslation()
  const Icon = toneIcons[tone]
  return (
    <Line $tone={tone}>
      <Icon />
      <span>
        {tText(text)}
        {address !== undefined && (
          <>
            {' '}
            <ExternalLink href={addressLink(address)}>{t('infoDetail.safety.explorer')}</ExternalLink>
          </>
        )}
      </span>
    </Line>
  )
}

/** Tokens whose symbol or name looks like that of this one. */
function Lookalikes({ tokens }: { readonly tokens: readonly Currency[] }) {
  const { t } = useTranslation()
  return (
    <div>
      <Text isStrong>{t('infoDetail.safety.lookalikes', { count: tokens.length })}</Text>
      <PlainList>
        {tokens.slice(0, MAX_LOOKALIKES).map(({ address, symbol }) => (
          <li key={address}>
            <Link to={infoTokenPath(address)}>{symbol}</Link>{' '}
            <Text as="span" size="sm" tone="muted">
              <bdi dir="ltr">{shortenHex(address)}</bdi>
            </Text>
          </li>
        ))}
      </PlainList>
    </div>
  )
}
