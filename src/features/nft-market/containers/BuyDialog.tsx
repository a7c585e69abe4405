import { useMemo, useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import type { NftCollection } from '@/domain/nft-market/collectionView'
import type { NamedNft, Payment, TradeContracts } from '@/domain/nft-market/marketTx'
import { askSharesReading, priceOf } from '@/domain/nft-market/tradeReads'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useApproval } from '@/hooks/useApproval'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { toAmountText } from '@/lib/amount'
import { type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Acceptance } from '@/ui/Acceptance'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Select } from '@/ui/Select'
import { Text } from '@/ui/Text'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { NftLine } from '@/widgets/nft-transfer/NftLine'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { ImitationBadge } from '../components/ImitationBadge'
import { LastSales, type PastSale } from '../components/LastSales'
import { FloorPrice, PriceWarning } from '../components/PriceReview'
import { choosePayment, deriveBuyForm, priceWarningOf } from '../model/tradeForms'

export interface BuyDialogProps {
  readonly contracts: TradeContracts
  readonly nft: NamedNft
  /** The price when the dialog was opened. */
  readonly askedWei: bigint
  /** The lowest price in the collection; undefined if nothing is listed. */
  readonly floor: Loadable<bigint | undefined>
  /** Of this NFT, newest first. */
  readonly sales: Loadable<readonly PastSale[]>
  /** The verified collection that its own one looks like. */
  readonly imitated: NftCollection['imitated']
  readonly onClose: () => void
}

/** Buys a listed NFT, with CRO or wrapped CRO. */
export function BuyDialog({ contracts, nft, askedWei, floor, sales, imitated, onClose }: BuyDialogProps) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const submitTx = useSubmitTx()
  const { native, wrapped, market } = contracts
  const [chosen, setChosen] = useState<Payment>()
  const [agreedWei, setAgreedWei] = useState(askedWei)
  // For one price: another has to be accepted anew.
  const [warnedWei, setWarnedWei] = useState<bigint>()
  const shares = useReading(useMemo(() => askSharesReading(market, nft), [market, nft]))
  const known = valueOf(shares)
  const priceWei = known === undefined ? askedWei : priceOf(known)
  const balances = {
    native: mapLoadable(useCurrencyBalance(native), ({ wei }) => wei),
    wrapped: mapLoadable(useCurrencyBalance(wrapped), ({ wei }) => wei),
  }
  const payment = chosen ?? choosePayment(priceWei, balances)
  const paid = payment === 'native' ? native : wrapped
  const approval = useApproval({ token: wrapped.address, tokenName: wrapped.symbol, spender: market, amount: priceWei })
  const isAccepted = warnedWei === priceWei
  const form = deriveBuyForm({
    walletStatus,
    contracts,
    nft,
    shares,
    agreedWei,
    balance: balances[payment],
    payment,
    approval,
    isUnaccepted: priceWarningOf(priceWei, floor) !== undefined && !isAccepted,
  })
  const isGone = shares.status === 'ready' && known === undefined
  const submit = async (request: AnyTxRequest) => {
    const { status } = await submitTx(request)
    if (status === 'sent' && request.approval === undefined) onClose()
  }
  return (
    <Dialog title={t('nftTrade.buy.title', { name: nft.name })} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={16}>
        {isGone && (
          <Notice tone="warning" title={t('nftTrade.buy.gone')}>
            {t('nftTrade.buy.gone.body')}
          </Notice>
        )}
        {shares.status === 'failed' && (
          <Notice tone="bad" title={t('nftTrade.unread')} action={<RetryButton onRetry={shares.retry} />} />
        )}
        {!isGone && priceWei > agreedWei && (
          <Notice
            tone="warning"
            title={t('nftTrade.buy.changed', {
              before: toAmountText(agreedWei, native.decimals),
              after: toAmountText(priceWei, native.decimals),
              symbol: native.symbol,
            })}
            action={
              <Acceptance
                isAccepted={false}
                onChange={() => setAgreedWei(priceWei)}
                missing={t('nftTrade.buy.changed.first')}
              >
                {t('nftTrade.buy.changed.accept')}
              </Acceptance>
            }
          />
        )}
        <NftLine nft={nft} />
        <ImitationBadge imitated={imitated} />
        <Select
          label={t('nftTrade.pay')}
          value={payment}
          options={[
            { value: 'native', label: native.symbol },
            { value: 'wrapped', label: wrapped.symbol },
          ]}
          onChange={(value) => setChosen(value === 'wrapped' ? 'wrapped' : 'native')}
        />
        {chosen === undefined && payment === 'wrapped' && (
          <Text size="sm" tone="muted">
            {t('nftTrade.pay.switched', { symbol: native.symbol, wrapped: wrapped.symbol })}
          </Text>
        )}
        <LastSales sales={sales} />
        {!isGone && (
          <PriceWarning
            priceWei={priceWei}
            floor={floor}
            isAccepted={isAccepted}
            onAccept={(is) => setWarnedWei(is ? priceWei : undefined)}
          />
        )}
        <Facts>
          <Fact name={t('nftTrade.price')}>
            <CroAmount wei={ready(priceWei)} currency={paid} />
          </Fact>
          <Fact name={t('nftTrade.floor')}>
            <FloorPrice floor={floor} />
          </Fact>
          {walletStatus === 'connected' && (
            <Fact name={t('nftTrade.balance')}>
              <CroAmount wei={balances[payment]} currency={paid} />
            </Fact>
          )}
        </Facts>
        <TxButton form={form} onSubmit={submit} />
      </Stack>
    </Dialog>
  )
}
