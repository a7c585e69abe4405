import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { addressLink } from '@/config/explorer'
import { useTranslation } from '@/i18n/useTranslation'
import { formatAmount, toAmountText } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import { shortenHex } from '@/lib/hex'
import { ready, valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { ExternalLink } from '@/ui/ExternalLink'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { DataTable } from '@/widgets/table/DataTable'
import type { AllowanceRow, LiveAllowance } from '../model/allowances'
import { riskText } from '../model/risk'

const SHOWN_DIGITS = 8

const Spender = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  ${theme.media.phone} {
    justify-content: end;
    row-gap: 0;
    text-align: end;
  }
`

function AmountCell({ allowance: { amount, question } }: { readonly allowance: LiveAllowance }) {
  const { t, locale } = useTranslation()
  if (question.kind === 'nftToken') return <Badge tone="warning">{t('allowances.one')}</Badge>
  if (amount === 'unlimited')
    return <Badge tone="warning">{t(question.kind === 'nft' ? 'allowances.all' : 'allowances.unlimited')}</Badge>
  if (question.decimals === undefined)
    return (
      <Text as="span" tone="muted" size="sm">
        {t('allowances.limited')}
      </Text>
    )
  return (
    <Figure title={`${formatAmount(amount, question.decimals, { locale })} ${question.symbol}`} unit={question.symbol}>
      {formatAmount(amount, question.decimals, { significant: SHOWN_DIGITS, locale })}
    </Figure>
  )
}

function SpenderCell({ allowance: { question } }: { readonly allowance: LiveAllowance }) {
  const { t, tText } = useTranslation()
  const { spender, spenderName } = question
  return (
    <Spender>
      {spenderName === undefined ? (
        <Badge tone="bad">{t('allowances.stranger')}</Badge>
      ) : (
        <span>{tText(spenderName)}</span>
      )}
      <ExternalLink href={addressLink(spender)}>
        <bdi title={spender}>{shortenHex(spender)}</bdi>
      </ExternalLink>
    </Spender>
  )
}

function RiskCell({ row: { question, risk } }: { readonly row: AllowanceRow }) {
  const { locale } = useTranslation()
  return <LoadableFigure view={figureView(risk, (known) => riskText(known, question, locale))} />
}

export interface AllowanceTableProps {
  readonly rows: readonly AllowanceRow[]
  /** Absent if the allowances belong to another account and cannot be revoked. */
  readonly action?: (allowance: LiveAllowance) => ReactNode
}

/** Table of allowances by token and spender. */
export function AllowanceTable({ rows, action }: AllowanceTableProps) {
  const { t, tText } = useTranslation()
  const nameOf = ({ question: { label, symbol } }: Pick<AllowanceRow, 'question'>) =>
    label === undefined ? symbol : tText(label)
  return (
    <DataTable
      caption={t('allowances.title')}
      rows={ready(rows)}
      empty={null}
      exportName="allowances"
      rowKey={({ question: { kind, token, spender, tokenId } }) => `${kind}-${token}-${spender}-${tokenId}`}
      columns={[
        {
          id: 'token',
          header: t('allowances.column.token'),
          sortBy: nameOf,
          exportText: nameOf,
          cell: ({ question }) => <bdi title={question.token}>{nameOf({ question })}</bdi>,
        },
        {
          id: 'spender',
          header: t('allowances.column.spender'),
          sortBy: ({ question: { spender, spenderName } }) =>
            spenderName === undefined ? spender : tText(spenderName),
          exportText: ({ question }) => question.spender,
          cell: (allowance) => <SpenderCell allowance={allowance} />,
        },
        {
          id: 'amount',
          header: t('allowances.column.amount'),
          align: 'end',
          exportText: ({ amount, question: { decimals } }) =>
            amount === 'unlimited' ? amount : decimals === undefined ? String(amount) : toAmountText(amount, decimals),
          cell: (allowance) => <AmountCell allowance={allowance} />,
        },
        {
          id: 'risk',
          header: t('allowances.column.risk'),
          align: 'end',
          sortBy: ({ risk }) => valueOf(risk)?.usd,
          exportText: ({ risk }) => valueOf(risk)?.usd?.toFixed() ?? '',
          cell: (row) => <RiskCell row={row} />,
        },
        ...(action === undefined
          ? []
          : [
              { id: 'revoke', header: t('allowances.column.revoke'), align: 'end' as const, isAct: true, cell: action },
            ]),
      ]}
    />
  )
}
