import { useState } from 'react'
import type { TxOutcome } from '@/chain/tx/txStatus'
import type { Currency } from '@/domain/token/currency'
import type { Trade } from '@/domain/trade/trade'
import { useWatchToken } from '@/hooks/useWatchToken'
import { useTranslation } from '@/i18n/useTranslation'
import { formatReceived } from '@/lib/figureFormat'
import type { Address, Hex } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import type { WatchOutcome } from '@/wallet/watchToken'
import { TxProgress } from '@/widgets/tx/confirm/TxProgress'
import { SwapSum } from '../components/SwapSum'
import { useReceivedAmount } from '../hooks/useReceivedAmount'

export interface SentStepProps {
  readonly trade: Trade
  /** Undefined while the wallet is open. */
  readonly hash: Hex | undefined
  readonly outcome: TxOutcome
  readonly input: Currency
  readonly output: Currency
  readonly recipient: Address
  readonly onClose: () => void
}

/** A swap from the wallet's prompt to its receipt. */
export function SentStep({ trade, hash, outcome, input, output, recipient, onClose }: SentStepProps) {
  const { t, locale } = useTranslation()
  const received = useReceivedAmount(outcome === 'succeeded' ? hash : undefined, {
    trade,
    recipient,
    isNativeOut: output.address === 'native',
  })
  const figure = received === undefined ? undefined : formatReceived(received, output.decimals, output.symbol, locale)
  return (
    <TxProgress
      hash={hash}
      outcome={outcome}
      doing={t('swap.doing', { from: input.symbol, to: output.symbol })}
      done={t('swap.confirmed')}
      failed={{ title: t('swap.reverted'), body: t('swap.reverted.body') }}
      aside={
        output.address !== 'native' && (
          <AddToken address={output.address} symbol={output.symbol} decimals={output.decimals} />
        )
      }
      onClose={onClose}
    >
      <SwapSum trade={trade} input={input} output={output} />
      {figure !== undefined && (
        <Facts>
          <Fact name={t('swap.received')}>
            <span data-testid="swap-received">
              <Figure title={figure.full} unit={output.symbol}>
                {figure.text}
              </Figure>
            </span>
          </Fact>
        </Facts>
      )}
    </TxProgress>
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
