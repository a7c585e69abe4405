import { useMemo, useState } from 'react'
import { combineReadings } from '@/chain/calls/reading'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import { removeFromCart, useCart } from '@/domain/nft-market/cart'
import type { NftMarket } from '@/domain/nft-market/market'
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
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { CartItemReview } from '../components/CartItemReview'
import { useBulkSubmit } from '../hooks/useBulkSubmit'
import { useItemReviews } from '../hooks/useItemReviews'
import { sweepTx } from '../model/bulkTx'
import { type CartRow, cartRows, deriveCartForm } from '../model/cart'
import { priceWarningOf } from '../model/tradeForms'

export interface CartDialogProps {
  readonly market: NftMarket
  readonly contracts: TradeContracts
  readonly onClose: () => void
}

/** An NFT at a price: another price has to be accepted anew. */
const offerOf = ({ item, priceWei }: CartRow) => `${nftKeyOf(item)} ${priceWei}`

/** Buys what is in the cart: in one confirmation where the wallet can, else one after another. */
export function CartDialog({ market, contracts, onClose }: CartDialogProps) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const account = useAccount()
  const submitTx = useSubmitTx()
  const canBatch = useCanBatch(true)
  const bulk = useBulkSubmit()
  const cart = useCart()
  const { native } = contracts
  const asks = useReading(
    useMemo(
      () =>
        combineReadings(
          cart.map((item) =>
            combineReadings(
              [asksReading(market.address, item.collection, [item.tokenId]), askSharesReading(market.address, item)],
              // Without shares the collection is closed.
              ([ask], shares) => (shares === undefined ? undefined : ask),
            ),
          ),
          (...all) => all,
        ),
      [market.address, cart],
    ),
  )
  const rows = useMemo(() => mapLoadable(asks, (known) => cartRows(cart, known, account)), [asks, cart, account])
  const balance = mapLoadable(useCurrencyBalance(native), ({ wei }) => wei)
  // Items only leave the cart while it is reviewed: one query of their sales is enough.
  const [reviewed] = useState(cart)
  const reviewOf = useItemReviews(market, reviewed)
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const isAccepted = (row: CartRow) => accepted.has(offerOf(row))
  const known = valueOf(rows)
  const floors = (known ?? []).map((row) => ({ row, floor: reviewOf(row.item).floor }))
  const form = deriveCartForm({
    walletStatus,
    rows,
    balance,
    symbol: native.symbol,
    isFloorLoading: floors.some(({ floor }) => floor.status === 'loading'),
    isUnaccepted: floors.some(
      ({ row, floor }) => priceWarningOf(row.priceWei, floor) !== undefined && !isAccepted(row),
    ),
  })
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
            <CartItemReview
              key={nftKeyOf(row.item)}
              row={row}
              review={reviewOf(row.item)}
              outcome={bulk.outcomes.get(nftKeyOf(row.item))}
              isAccepted={isAccepted(row)}
              onAccept={(is) =>
                setAccepted((before) => {
                  const others = [...before].filter((offer) => offer !== offerOf(row))
                  return new Set(is ? [...others, offerOf(row)] : others)
                })
              }
            />
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
