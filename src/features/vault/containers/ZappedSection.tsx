import { useMemo } from 'react'
import { maxAmount } from '@/domain/token/model/maxAmount'
import { depositCurrency } from '@/domain/vault/depositCurrency'
import { useFigures } from '@/domain/vault/useFigures'
import { underlyingBalanceReading } from '@/domain/vault/useUnderlyingBalance'
import type { Vault } from '@/domain/vault/vault'
import { useZapReceived } from '@/domain/zap/useZapReceived'
import { useAnswerBlocks } from '@/hooks/useAnswerBlocks'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import type { Address } from '@/lib/hex'
import { ready, valueOf } from '@/lib/loadable'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { ZappedCard } from '../components/ZappedCard'
import { useDepositForm } from '../hooks/useDeposit'
import { useForgetMoves } from '../hooks/useForgetMoves'
import type { ZapToDeposit } from '../model/zapToDeposit'

export interface ZappedSectionProps {
  readonly vault: Vault
  readonly shareToken: Address
  readonly account: Address
  readonly zap: ZapToDeposit
}

/** The second step of a deposit that is paid with another token: the deposit of what the zap paid out. */
export function ZappedSection({ vault, shareToken, account, zap }: ZappedSectionProps) {
  const { tText } = useTranslation()
  const figures = useFigures(vault)
  const submit = useSubmitTx()
  const forget = useForgetMoves()
  const received = useZapReceived(zap.minedHash)
  const receivedWei = received.wei ?? (received.isUnread ? zap.quotedWei : undefined)
  const reading = useMemo(() => underlyingBalanceReading(vault, account), [vault, account])
  const balance = useReading(reading)
  const isCurrent = useAnswerBlocks((blockOf) => {
    const [call] = reading?.calls ?? []
    return call !== undefined && (blockOf(call) ?? 0) >= zap.blockNumber
  })
  const currency = depositCurrency(vault)
  const spendableWei = maxAmount(currency.address, valueOf(balance) ?? 0n)
  const depositWei = receivedWei === undefined || receivedWei > spendableWei ? spendableWei : receivedWei
  const { form } = useDepositForm(vault, shareToken, toAmountText(depositWei, currency.decimals), balance)
  const isWaiting = receivedWei === undefined || !isCurrent
  return (
    <ZappedCard
      summary={tText(zap.summary)}
      asset={currency.symbol}
      deposit={isWaiting || depositWei === 0n ? undefined : { amount: figures.amount(ready(depositWei)), form }}
      isWaiting={isWaiting}
      onDeposit={submit}
      onKeep={() => forget([zap.hash])}
    />
  )
}
