import { useMemo } from 'react'
import { combineReadings } from '@/chain/calls/reading'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { addToCart, removeFromCart, useCart } from '@/domain/nft-market/cart'
import { buyTx, type TradeContracts } from '@/domain/nft-market/marketTx'
import { nftKeyOf } from '@/domain/nft-market/nftItem'
import { asksReading } from '@/domain/nft-market/reads'
import { askSharesReading } from '@/domain/nft-market/tradeReads'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useAccount } from '@/hooks/useAccount'
import { useCanBatch } from '@/hooks/useCanBatch'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { OutcomeLine } from '../components/OutcomeLine'
import { useBulkSubmit } from '../hooks/useBulkSubmit'
import { sweepTx } from '../model/bulkTx'
import { type CartRow, cartRows, deriveCartForm } from '../model/cart'

export interface CartDialogProps {
  readonly contracts: TradeContracts
  readonly onClose: () => void
}

/** Buys what is in the cart: in one confirmation where the wallet can, else one after another. */
export function CartDialog({ contracts, onClose }: CartDialogProps) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const submitTx = useSubmitTx()
  const canBatch = useCanBatch(true)
  const bulk = useBulkSubmit()
  const cart = useCart()
  const { market, native } = contracts
  const asks = useReading(
    useMemo(
      () =>
        combineReadings(
          cart.map((item) =>
            combineReadings(
              [asksReading(market, item.collection, [item.tokenId]), askSharesReading(market, item)],
              // Without shares the collection is closed.
              ([ask], shares) => (shares === undefined ? undefined : ask),
            ),
          ),
          (...all) => all,
        ),
      [market, cart],
    ),
  )
  const rows = useMemo(() => mapLoadable(asks, (known) => cartRows(cart, known, account)), [asks, cart, account])
  const balance = mapLoadable(useCurrencyBalance(native), ({ wei }) => wei)
  const form = deriveCartForm({ walletStatus, rows, balance, symbol: native.symbol })
  const known = valueOf(rows)
  const totalWei = (known ?? []).reduce((sum, { state, priceWei }) => (state === 'gone' ? sum : sum + priceWei), 0n)
  const send = async (asked: readonly CartRow[] | AnyTxRequest) => {
    if (!('map' in asked)) return
    const purchases = asked.map(({ item, priceWei }) => ({ nft: item, priceWei }))
    const batch = canBatch ? sweepTx(contracts, purchases) : undefined
    if (batch === undefined) {
      const isDone = await bulk.run(
        purchases.map(({ nft, priceWei }) => ({
          key: nftKeyOf(nft),
          request: buyTx({ contracts, nft, priceWei, payment: 'native' }),
        })),
      )
      if (!isDone) return
    } else if ((await submitTx(batch)).status !== 'sent') return
    for (const { nft } of purchases) removeFromCart(nft)
    onClose()
  }
  return (
    <Dialog title={t('nftTrade.cart', { count: cart.length })} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        {asks.status === 'failed' && (
          <Notice tone="bad" title={t('nftTrade.unread')} action={<RetryButton onRetry={asks.retry} />} />
        )}
        <Stack as="ul" gap={12}>
          {(known ?? cartRows(cart, [], account).map((row) => ({ ...row, state: 'buyable' as const }))).map((row) => (
            <Stack key={nftKeyOf(row.item)} as="li" gap={8}>
              <Row justify="space-between" gap={8}>
                <bdi>{row.item.name}</bdi>
                <CroAmount wei={ready(row.priceWei)} />
              </Row>
              <CartNote row={row} />
              <OutcomeLine outcome={bulk.outcomes.get(nftKeyOf(row.item))} />
              <Row gap={8}>
                {row.state === 'changed' && (
                  <Button size="sm" onClick={() => addToCart({ ...row.item, priceWei: row.priceWei })}>
                    {t('nftTrade.cart.accept')}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('nftTrade.cart.remove.of', { name: row.item.name })}
                  onClick={() => removeFromCart(row.item)}
                >
                  {t('nftTrade.cart.remove')}
                </Button>
              </Row>
            </Stack>
          ))}
        </Stack>
        <Text size="sm" tone="muted">
          {t(canBatch ? 'nftTrade.bulk.once' : 'nftTrade.bulk.each')}
        </Text>
        <Facts>
          <Fact name={t('nftTrade.cart.total')}>
            <CroAmount wei={mapLoadable(rows, () => totalWei)} />
          </Fact>
          {walletStatus === 'connected' && (
            <Fact name={t('nftTrade.balance')}>
              <CroAmount wei={balance} />
            </Fact>
          )}
        </Facts>
        <TxButton form={form} onSubmit={send} />
      </Stack>
    </Dialog>
  )
}

function CartNote({ row: { item, state } }: { readonly row: CartRow }) {
  const { t } = useTranslation()
  if (state === 'buyable') return null
  if (state === 'changed')
    return (
      <Text size="sm" tone="warning" as="div">
        {t('nftTrade.cart.changed')} <CroAmount wei={ready(item.priceWei)} />
      </Text>
    )
  return (
    <Text size="sm" tone="warning">
      {t(state === 'gone' ? 'nftTrade.cart.gone' : 'nftTrade.cart.own')}
    </Text>
  )
}
