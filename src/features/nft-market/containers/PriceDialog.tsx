import { useMemo, useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import type { NamedNft, TradeContracts } from '@/domain/nft-market/marketTx'
import { priceRangeReading } from '@/domain/nft-market/reads'
import { listableReading, listingSharesReading } from '@/domain/nft-market/tradeReads'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { sanitizeAmountInput } from '@/lib/amountInput'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { AmountInput } from '@/ui/AmountInput'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { FormEnd } from '@/ui/FormEnd'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { NftLine } from '../components/NftLine'
import { ShareFacts } from '../components/ShareFacts'
import { useSaleApproval } from '../hooks/useSaleApproval'
import { deriveAdjustForm, deriveListForm, readPrice } from '../model/tradeForms'

/** How a typed price would be shared out; loading while none is typed. */
function useListingShares(market: Address, collection: Address, priceWei: bigint | undefined) {
  return useReading(
    useMemo(
      () => (priceWei === undefined ? undefined : listingSharesReading(market, collection, priceWei)),
      [market, collection, priceWei],
    ),
  )
}

export interface PriceDialogProps {
  readonly contracts: TradeContracts
  /** Keep it the same between renders. */
  readonly nft: NamedNft
  readonly collectionName: string
  /** The price of the listing that is changed; undefined for a new one. */
  readonly currentWei: bigint | undefined
  readonly onClose: () => void
}

/** Puts an NFT on sale, or changes its price. */
export function PriceDialog({ contracts, nft, collectionName, currentWei, onClose }: PriceDialogProps) {
  const { t, tText } = useTranslation()
  const { status: walletStatus } = useWallet()
  const submitTx = useSubmitTx()
  const { market, native, wrapped } = contracts
  const { collection, tokenId } = nft
  const isNew = currentWei === undefined
  const [typed, setTyped] = useState(isNew ? '' : toAmountText(currentWei, native.decimals))
  const [isForAll, setIsForAll] = useState(false)
  const range = useReading(useMemo(() => priceRangeReading(market), [market]))
  const price = readPrice(typed, valueOf(range), contracts)
  const priceWei = price.status === 'price' ? price.wei : undefined
  const shares = useListingShares(market, collection, priceWei)
  const listable = useReading(
    useMemo(() => listableReading(market, collection, [tokenId]), [market, collection, tokenId]),
  )
  const approval = useSaleApproval(contracts, nft, { collectionName, isForAll })
  const priced = { walletStatus, contracts, nft, price, shares }
  const form = isNew
    ? deriveListForm({ ...priced, isListable: mapLoadable(listable, ([is]) => is === true), approval })
    : deriveAdjustForm({ ...priced, currentWei })
  const submit = async (request: AnyTxRequest) => {
    const { status } = await submitTx(request)
    if (status === 'sent' && (request.approval === undefined || 'before' in request)) onClose()
  }
  const failed = [range, shares, ...(isNew ? [listable] : [])].find(({ status }) => status === 'failed')
  const known = valueOf(shares)
  return (
    <Dialog
      title={t(isNew ? 'nftTrade.sell' : 'nftTrade.adjust')}
      closeLabel={t('common.close')}
      isOpen
      onClose={onClose}
    >
      <Stack gap={16}>
        <NftLine nft={nft} />
        {failed?.status === 'failed' && (
          <Notice tone="bad" title={t('nftTrade.unread')} action={<RetryButton onRetry={failed.retry} />} />
        )}
        <AmountInput
          label={t(isNew ? 'nftTrade.price.set' : 'nftTrade.price.new')}
          value={typed}
          onChange={(text) => setTyped(sanitizeAmountInput(typed, text))}
          token={native.symbol}
          worth={<TypedAmountUsd currency={native} wei={priceWei} />}
          error={price.status === 'invalid' && range.status !== 'loading' ? tText(price.text) : undefined}
        />
        {known !== undefined && <ShareFacts shares={known} isOwn />}
        <Text size="sm" tone="muted">
          {t(isNew ? 'nftTrade.sell.custody' : 'nftTrade.adjust.body', { wrapped: wrapped.symbol })}
        </Text>
        <FormEnd act={<TxButton form={form} onSubmit={submit} />}>
          {form.status === 'needsApproval' && !form.isPending && (
            <Checkbox isChecked={isForAll} onChange={setIsForAll}>
              {t('nftTrade.sell.forAll', { collection: collectionName })}
            </Checkbox>
          )}
        </FormEnd>
      </Stack>
    </Dialog>
  )
}
