import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { addressLink } from '@/config/explorer'
import type { Currency } from '@/domain/token/currency'
import type { RiskyToken } from '@/domain/token-list/model/tokenRisk'
import { useTranslation } from '@/i18n/useTranslation'
import { ExternalLink } from '@/ui/ExternalLink'
import { Notice } from '@/ui/Notice'
import { theme } from '@/ui/theme'
import { SaleOutcome } from './SaleOutcome'
import { useSaleProbe } from './useSaleProbe'

const Addresses = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  margin-block: ${theme.space[8]};
`
/** Monospaced and stacked, to compare two addresses character by character. */
const Letters = styled.dd`
  margin: 0;
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`

/** Reserves the height of the usual outcomes, so that buttons below do not move away from the pointer when it arrives. */
const Outcome = styled.div`
  min-block-size: 4lh;
`

export interface TokenRiskNoticeProps extends RiskyToken {
  /** The 'I understand' checkbox. */
  readonly action?: ReactNode
}

/** Warning about a token: imitated name, both addresses, and whether it can be sold. */
export function TokenRiskNotice({ token, risk, action }: TokenRiskNoticeProps) {
  const { t } = useTranslation()
  const probing = useSaleProbe(token.address)
  const { symbol, source } = token
  const unknown = t('tokens.unknownSource')
  const from = source === undefined ? unknown : source.kind === 'list' ? source.name : t('tokens.source.exchange')
  const isImitation = risk.kind === 'imitation'
  return (
    <Notice
      tone={isImitation || probing.status === 'saleRefused' ? 'bad' : 'warning'}
      title={isImitation ? t('tokens.imitation.title', { symbol: risk.imitated.symbol }) : `${symbol}: ${unknown}`}
      action={action}
    >
      <p>{t(isImitation ? 'tokens.imitation.body' : 'tokens.unknownSource.body')}</p>
      <Addresses>
        <AddressLine
          name={isImitation ? `${t('tokens.risk.this')} · ${from}` : t('tokens.risk.this')}
          currency={token}
        />
        {isImitation && (
          <AddressLine name={t('tokens.risk.known', { symbol: risk.imitated.symbol })} currency={risk.imitated} />
        )}
      </Addresses>
      <Outcome role="status">
        <SaleOutcome probing={probing} />
      </Outcome>
    </Notice>
  )
}

function AddressLine({ name, currency: { address } }: { readonly name: string; readonly currency: Currency }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{name}</dt>
      <Letters>
        {address === 'native' ? (
          t('tokens.risk.native')
        ) : (
          <ExternalLink href={addressLink(address)}>
            <bdi dir="ltr">{address}</bdi>
          </ExternalLink>
        )}
      </Letters>
    </div>
  )
}
