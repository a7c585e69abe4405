import type { Requote, TxRequest, TxText } from '@/chain/tx/txRequest'
import {
  approveSaleTx,
  buyTx,
  type Listing,
  listTx,
  type NamedNft,
  type NftTransfer,
  type TradeContracts,
  transferNftTx,
} from '@/domain/nft-market/marketTx'
import { currencyAmount } from '@/domain/token/currency'
import { toAmountText } from '@/lib/amount'

interface BulkTexts {
  readonly summary: TxText
  readonly success: TxText
  readonly failure: TxText
}

/** One confirmation for several calls, which all succeed or all fail (EIP-5792). */
function batchOf(
  steps: readonly TxRequest[],
  texts: BulkTexts | undefined,
  preview: NonNullable<TxRequest['preview']>,
): TxRequest | undefined {
  const last = steps.at(-1)
  if (last === undefined) return undefined
  const batch: TxRequest = {
    ...last,
    ...texts,
    touches: steps.flatMap(({ touches }) => touches),
    preview,
  }
  const requote: Requote = async (client, from, agreed) => {
    for (const step of steps) {
      const quote = await step.requote?.(client, from, { request: step })
      if (quote?.status === 'refused') return quote
      const now = quote?.offer.request
      // A batch is reviewed as it was asked for: another price is decided on in the cart.
      if (now !== undefined && 'fn' in now && now.value !== step.value)
        return {
          status: 'refused',
          title: { key: 'nftTrade.refused.cart' },
          text: { key: 'nftTrade.refused.cart.body' },
        }
    }
    return { status: 'offered', offer: agreed }
  }
  const before = steps.slice(0, -1).map(({ requote: _own, ...step }) => step)
  return { ...batch, requote, ...(before.length > 0 && { before }) }
}

function bulkTexts(
  kind: 'list' | 'transfer' | 'sweep',
  values: Readonly<Record<string, string>> & { readonly count: string },
): BulkTexts | undefined {
  // The texts of a single one name it.
  if (values.count === '1') return undefined
  return {
    summary: { key: `nftTrade.tx.bulk.${kind}`, values },
    success: { key: `nftTrade.tx.bulk.${kind}.success`, values },
    failure: { key: `nftTrade.tx.bulk.${kind}.failure`, values },
  }
}

const nftCount = (nfts: readonly NamedNft[]) => ({
  token: nfts[0]?.collection ?? ('native' as const),
  symbol: 'NFT',
  decimals: 0,
  amountWei: BigInt(nfts.length),
})

/** Lists several NFTs in one confirmation, with an approval of each that needs one. @param approved whether each has it */
export function bulkListTx(listings: readonly Listing[], approved: readonly boolean[]): TxRequest | undefined {
  const nfts = listings.map(({ nft }) => nft)
  const asset = `${listings.filter((_, index) => approved[index] !== true).length} NFT`
  const steps = listings.flatMap((listing, index) => {
    if (approved[index] === true) return [listTx(listing)]
    const approve = approveSaleTx(listing.contracts, listing.nft)
    return [
      { ...approve, summary: { ...approve.summary, values: { ...approve.summary.values, asset } } },
      listTx(listing),
    ]
  })
  return batchOf(steps, bulkTexts('list', { count: String(nfts.length) }), {
    sends: [nftCount(nfts)],
    receives: [],
    warning: { key: 'nftTrade.tx.list.warning' },
  })
}

/** Sends several NFTs to one account in one confirmation. */
export function bulkTransferTx(transfers: readonly NftTransfer[]): TxRequest | undefined {
  const [first] = transfers
  if (first === undefined) return undefined
  const nfts = transfers.map(({ nft }) => nft)
  return batchOf(transfers.map(transferNftTx), bulkTexts('transfer', { count: String(nfts.length) }), {
    sends: [nftCount(nfts)],
    receives: [],
    recipient: first.to,
    isMarketCollection: true,
    warning: { key: 'nftTrade.tx.transfer.warning' },
  })
}

/** An NFT of a cart, at the price that was seen. */
export interface CartPurchase {
  readonly nft: NamedNft
  readonly priceWei: bigint
}

/** Buys several NFTs with CRO in one confirmation: all of them, or none if one is gone. */
export function sweepTx(contracts: TradeContracts, purchases: readonly CartPurchase[]): TxRequest | undefined {
  const totalWei = purchases.reduce((sum, { priceWei }) => sum + priceWei, 0n)
  const nfts = purchases.map(({ nft }) => nft)
  const { native } = contracts
  const values = { count: String(nfts.length), price: toAmountText(totalWei, native.decimals), symbol: native.symbol }
  return batchOf(
    purchases.map(({ nft, priceWei }) => buyTx({ contracts, nft, priceWei, payment: 'native' })),
    bulkTexts('sweep', values),
    {
      sends: [currencyAmount(native, totalWei)],
      receives: [{ ...nftCount(nfts), isGuaranteed: true }],
    },
  )
}
