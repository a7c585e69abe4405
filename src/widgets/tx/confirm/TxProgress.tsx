import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { transactionLink } from '@/config/explorer'
import type { TranslationKey } from '@/i18n/keys'
import { useTranslation } from '@/i18n/useTranslation'
import type { Hex } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { ExternalLink } from '@/ui/ExternalLink'
import { BadIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { GoodIcon } from '@/ui/toneIcons'
import type { ConfirmFlow } from './confirmFlow'

const Centered = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[16]};
  padding-block: ${theme.space[16]};
  text-align: center;
`

/** Title of a dialog from the wallet's prompt to the receipt. */
export function progressTitle(step: ConfirmFlow<unknown, unknown>['step'], outcome: TxOutcome): TranslationKey {
  if (step !== 'sent') return 'tx.progress.waiting'
  if (outcome === 'succeeded') return 'tx.progress.confirmed'
  return outcome === 'failed' ? 'tx.progress.failed' : 'tx.progress.submitted'
}

export interface TxProgressProps {
  /** Undefined while the wallet is open. */
  readonly hash: Hex | undefined
  readonly outcome: TxOutcome
  /** What is being done. */
  readonly doing: string
  /** What has been done. */
  readonly done: string
  /** Why it may have failed and what happened to the tokens, where more is known than of any transaction. */
  readonly failed?: { readonly title: string; readonly body: string }
  /** The amounts. */
  readonly children?: ReactNode
  /** Beside the explorer's link. */
  readonly aside?: ReactNode
  /** What can be done next, once it has succeeded. */
  readonly next?: ReactNode
  readonly onClose: () => void
}

/** One transaction from the wallet's prompt to its receipt, in a dialog titled `progressTitle`. */
export function TxProgress({ hash, outcome, doing, done, failed, children, aside, next, onClose }: TxProgressProps) {
  const { t } = useTranslation()
  const { title, body } = failed ?? { title: t('tx.progress.reverted'), body: t('tx.progress.reverted.body') }
  const hasEnded = outcome === 'succeeded' || outcome === 'failed'
  return (
    <Stack gap={16}>
      <Centered role="status">
        {hash === undefined || !hasEnded ? (
          <Spinner size="48px" />
        ) : (
          <Text as="span" tone={outcome === 'succeeded' ? 'good' : 'bad'}>
            {outcome === 'succeeded' ? <GoodIcon size="48px" /> : <BadIcon size="48px" />}
          </Text>
        )}
        <Text isStrong>{outcome === 'succeeded' ? done : outcome === 'failed' ? title : doing}</Text>
        {!hasEnded && (
          <Text size="sm" tone="muted">
            {t(hash === undefined ? 'tx.progress.inWallet' : 'tx.progress.submitted.body')}
          </Text>
        )}
        {outcome === 'failed' && (
          <Text size="sm" tone="muted">
            {body}
          </Text>
        )}
      </Centered>
      {children}
      {hash !== undefined && (
        <>
          <Row justify="space-between">
            <ExternalLink href={transactionLink(hash)}>{t('tx.explorer')}</ExternalLink>
            {outcome !== 'failed' && aside}
          </Row>
          {outcome === 'succeeded' && next}
          <Button isFullWidth onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      )}
    </Stack>
  )
}
