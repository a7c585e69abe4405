import { useMemo, useState } from 'react'
import { combineReadings } from '@/chain/calls/reading'
import type { AnyTxRequest, TxRequest } from '@/chain/tx/txRequest'
import { approveCollectionTx, type Listing, listTx, type TradeContracts } from '@/domain/nft-market/marketTx'
import { nftKeyOf } from '@/domain/nft-market/nftItem'
import { priceRangeReading } from '@/domain/nft-market/reads'
import {
  listableReading,
  listingSharesReading,
  type SaleShares,
  saleApprovalReading,
} from '@/domain/nft-market/tradeReads'
import type { OwnedNft } from '@/domain/nft-market/useOwnedNfts'
import { useCanBatch } from '@/hooks/useCanBatch'
import { useIsOutdated } from '@/hooks/useIsOutdated'
import { useReading } from '@/hooks/useReading'
import { useTransactions } from '@/hooks/useTransactions'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { sanitizeAmountInput } from '@/lib/amountInput'
import { ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, valueOf } from '@/lib/loadable'
import { Dialog } from '@/ui/Dialog'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { OutcomeLine } from '../components/OutcomeLine'
import { useBulkSubmit } from '../hooks/useBulkSubmit'
import { deriveBulkListForm } from '../model/bulkListForm'
import { bulkListTx } from '../model/bulkTx'
import { readPrice } from '../model/tradeForms'
import { nameOwned } from './NftPlaces'

export interface BulkListDialogProps {
  readonly contracts: TradeContracts
  readonly nfts: readonly OwnedNft[]
  readonly onClose: () => void
}

/** Lists several NFTs, each at its price: in one confirmation where the wallet can, else one after another. */
export function BulkListDialog({ contracts, nfts, onClose }: BulkListDialogProps) {
  const { t, tText } = useTranslation()
  const { status: walletStatus, account = ZERO_ADDRESS } = useWallet()
  const submitTx = useSubmitTx()
  const canBatch = useCanBatch(true)
  const bulk = useBulkSubmit()
  const { hasPendingApproval } = useTransactions()
  const { market } = contracts
  const [typed, setTyped] = useState<readonly string[]>(() => nfts.map(() => ''))
  const range = useReading(useMemo(() => priceRangeReading(market), [market]))
  const prices = typed.map((text) => readPrice(text, valueOf(range), contracts))
  const weis = prices.map((price) => (price.status === 'price' ? price.wei : 0n)).join()
  const shares = useShares(market, nfts, weis)
  const approvalsReading = useMemo(
    () =>
      combineReadings(
        nfts.map((nft) => saleApprovalReading(market, nft, account)),
        (...all) => all,
      ),
    [market, nfts, account],
  )
  const readApprovals = useReading(approvalsReading)
  const approvals = useIsOutdated(approvalsReading.calls) ? LOADING : readApprovals
  const listable = useReading(
    useMemo(
      () =>
        combineReadings(
          nfts.map(({ collection, tokenId }) => listableReading(market, collection, [tokenId])),
          (...all) => all.map(([is]) => is === true),
        ),
      [market, nfts],
    ),
  )
  const approved = valueOf(approvals)
  const open = nfts.map((nft) => !['pending', 'succeeded'].includes(bulk.outcomes.get(nftKeyOf(nft)) ?? ''))
  const unapproved = nfts.find((_, index) => open[index] && approved?.[index] === false)
  const listings = nfts.flatMap((nft, index): readonly Listing[] => {
    const [price, share] = [prices[index], valueOf(shares)?.[index]]
    return price?.status === 'price' && share !== undefined && open[index]
      ? [{ contracts, nft: nameOwned(nft), priceWei: price.wei, shares: share }]
      : []
  })
  const form = deriveBulkListForm({
    walletStatus,
    prices,
    shares,
    approvals,
    listable,
    canBatch,
    approval: unapproved && {
      request: approveCollectionTx(contracts, unapproved.collection, unapproved.collectionName),
      isPending: hasPendingApproval(unapproved.collection, market),
    },
    count: listings.length,
  })
  const send = async (asked: 'list' | AnyTxRequest | TxRequest) => {
    if (asked !== 'list') {
      await submitTx(asked)
      return
    }
    const batch = canBatch
      ? bulkListTx(
          listings,
          (approved ?? []).filter((_, index) => open[index]),
        )
      : undefined
    const isDone =
      batch === undefined
        ? await bulk.run(listings.map((listing) => ({ key: nftKeyOf(listing.nft), request: listTx(listing) })))
        : (await submitTx(batch)).status === 'sent'
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={t('nftTrade.bulk.list', { count: nfts.length })}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      <Stack gap={16}>
        {nfts.map((nft, index) => {
          const price = prices[index]
          const { name } = nameOwned(nft)
          return (
            <Stack key={nftKeyOf(nft)} gap={8}>
              <TextInput
                label={t('nftTrade.bulk.price', { name, symbol: contracts.native.symbol })}
                inputMode="decimal"
                placeholder="0.0"
                value={typed[index] ?? ''}
                onChange={(text) =>
                  setTyped((before) => before.map((old, at) => (at === index ? sanitizeAmountInput(old, text) : old)))
                }
                error={
                  valueOf(listable)?.[index] === false
                    ? t('nftTrade.ineligible')
                    : price?.status === 'invalid' && range.status !== 'loading'
                      ? tText(price.text)
                      : undefined
                }
              />
              <OutcomeLine outcome={bulk.outcomes.get(nftKeyOf(nft))} />
            </Stack>
          )
        })}
        <Text size="sm" tone="muted">
          {t(canBatch ? 'nftTrade.bulk.once' : 'nftTrade.bulk.each', { count: listings.length })}
        </Text>
        <TxButton form={form} onSubmit={send} />
      </Stack>
    </Dialog>
  )
}

/** How each typed price would be shared out, in the order of the NFTs. @param weis joined by commas, 0 for none */
function useShares(market: TradeContracts['market'], nfts: readonly OwnedNft[], weis: string) {
  return useReading(
    useMemo(() => {
      const prices = weis.split(',').map(BigInt)
      return combineReadings(
        nfts.map(({ collection }, index) => listingSharesReading(market, collection, prices[index] ?? 0n)),
        (...all): readonly (SaleShares | undefined)[] => all,
      )
    }, [market, nfts, weis]),
  )
}
