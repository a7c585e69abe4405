import { useState } from 'react'
import type { TxOutcome } from '@/chain/tx/txStatus'
import { transactionLink } from '@/config/explorer'
import type { Currency } from '@/domain/token/currency'
import type { Trade } from '@/domain/trade/trade'
import { useWatchToken } from '@/hooks/useWatchToken'
import { useTranslation } from '@/i18n/useTranslation'
import { formatReceived } from '@/lib/figureFormat'
import type { Address, Hex } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { ExternalLink } from '@/ui/ExternalLink'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import type { WatchOutcome } from '@/wallet/watchToken'
import { SwapSum } from '../components/SwapSum'
import { useArrival } from '../hooks/useArrival'

export interface SentStepProps {
  readonly trade: Trade
  readonly hash: Hex
  readonly outcome: TxOutcome
  readonly input: Currency
  readonly output: Currency
  readonly recipient: Address
  readonly onClose: () => void
}

/** Progress and outcome of a sent swap. */
export function SentStep({ trade, hash, outcome, input, output, recipient, onClose }: SentStepProps) {
  const { t, locale } = useTranslation()
  const arrived = useArrival(outcome === 'succeeded' ? hash : undefined, {
    trade,
    recipient,
    isNativeOut: output.address === 'native',
  })
  const figure = arrived === undefined ? undefined : formatReceived(arrived, output.decimals, output.symbol, locale)
  return (
    <Stack gap={20}>
      <SwapSum trade={trade} input={input} output={output} />
      <div role="status">
        {outcome === 'succeeded' && (
          <Notice tone="good" title={t('swap.confirmed')}>
            {t('swap.confirmed.body')}
          </Notice>
        )}
        {outcome === 'failed' && (
          <Notice tone="bad" title={t('swap.reverted')}>
            {t('swap.reverted.body')}
          </Notice>
        )}
        {(outcome === 'pending' || outcome === 'unknown') && (
          <Row gap={12} isWrapping={false}>
            <Spinner />
            <Text as="span">{t('swap.submitted.body')}</Text>
          </Row>
        )}
      </div>
      {figure !== undefined && (
        <Facts>
          <Fact name={t('swap.arrived')}>
            <span data-testid="swap-arrived">
              <Figure title={figure.full} unit={output.symbol}>
                {figure.text}
              </Figure>
            </span>
          </Fact>
        </Facts>
      )}
      <Row justify="space-between">
        <ExternalLink href={transactionLink(hash)}>{t('tx.explorer')}</ExternalLink>
        {output.address !== 'native' && outcome !== 'failed' && (
          <AddToken address={output.address} symbol={output.symbol} decimals={output.decimals} />
        )}
      </Row>
      <Button isFullWidth onClick={onClose}>
        {t('common.close')}
      </Button>
    </Stack>
  )
}

function AddToken(token: { readonly address: Address; readonly symbol: string; readonly decimals: number }) {
  const { t } = useTranslation()
  const watchToken = useWatchToken()
  const [outcome, setOutcome] = useState<WatchOutcome | 'asking'>()
  if (outcome === 'added')
    return (
      <Text as="span" size="sm" tone="good">
        {t('swap.addToken.added', { asset: token.symbol })}
      </Text>
    )
  const ask = async () => {
    setOutcome('asking')
    setOutcome(await watchToken(token))
  }
  return (
    <Stack gap={8} align="end">
      <Button size="sm" isBusy={outcome === 'asking'} onClick={() => void ask()}>
        {t('swap.addToken', { asset: token.symbol })}
      </Button>
      {outcome === 'failed' && (
        <Text size="sm" tone="bad">
          {t('swap.addToken.failed')}
        </Text>
      )}
    </Stack>
  )
}
