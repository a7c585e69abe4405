import { Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes'
import type { NftMarket } from '@/domain/nft-market/market'
import type { NamedNft, TradeContracts } from '@/domain/nft-market/marketTx'
import type { NftAsk } from '@/domain/nft-market/nftItem'
import { askSharesReading } from '@/domain/nft-market/tradeReads'
import type { NftState } from '@/domain/nft-market/useNftState'
import { getProfiles } from '@/domain/profile/profiles'
import { getNativeCurrency } from '@/domain/token/currency'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, isSameAddress } from '@/lib/hex'
import { type Loadable, mapLoadable, ready, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { TypedAmountUsd } from '@/widgets/dollar-value/TypedAmountUsd'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { PlayerLink } from '@/widgets/player/PlayerLink'
import { CartButton } from '../components/CartButton'
import { MainPrice } from '../components/Item.styles'
import { ShareFacts } from '../components/ShareFacts'
import type { IndexedHistory } from '../hooks/useItemHistory'
import { type ItemCollection, itemView } from '../model/itemView'

const BuyDialog = lazyDialog(async () => (await import('./BuyDialog')).BuyDialog, ['nftTrade', 'nftMarket'])
const PriceDialog = lazyDialog(async () => (await import('./PriceDialog')).PriceDialog, ['nftTrade'])
const TransferDialog = lazyDialog(
  async () => (await import('@/widgets/nft-transfer/TransferDialog')).TransferDialog,
  ['nftTrade', 'address'],
)
const RemoveButton = lazyPart(async () => (await import('./TradeActs')).RemoveButton)

export interface TradePanelProps {
  readonly market: NftMarket
  readonly contracts: TradeContracts
  readonly nft: NamedNft
  readonly collection: ItemCollection
  /** Of the market, to which nothing is sent. */
  readonly collections: readonly Address[]
  readonly state: NftState
  readonly floor: Loadable<bigint | undefined>
  readonly history: Loadable<IndexedHistory>
}

/** The price of an NFT, its owner, and what the account can do with it. */
export function TradePanel(props: TradePanelProps) {
  const { t } = useTranslation()
  const { market, contracts, nft, collection, collections, state, floor, history } = props
  const account = useAccount()
  const [open, setOpen] = useState<'sell' | 'adjust' | 'transfer'>()
  // Stays open where the NFT is sold away, to say so. The price that was seen, in wei.
  const [buyingAt, setBuyingAt] = useState<bigint>()
  const shares = valueOf(useReading(useMemo(() => askSharesReading(market.address, nft), [market, nft])))
  const close = () => setOpen(undefined)
  const view = itemView({
    account,
    ask: state.ask,
    owner: state.owner,
    isClosed: collection.isClosed,
    isOnMarket: collections.some((address) => isSameAddress(address, nft.collection)),
    profileContract: getProfiles()?.address,
  })
  const sales = mapLoadable(history, ({ trades }) => trades)
  if (view.kind === 'loading') return <Skeleton width="100%" height="10rem" />
  if (view.kind === 'failed')
    return <Notice tone="bad" title={t('nftTrade.unread')} action={<RetryButton onRetry={view.retry} />} />
  const currentWei = 'ask' in view ? view.ask.priceWei : undefined
  return (
    <Stack gap={16}>
      {'ask' in view && <Price ask={view.ask} />}
      {view.kind === 'notForSale' && <Text isStrong>{t('nftTrade.notForSale')}</Text>}
      {view.kind === 'profilePicture' && (
        <Notice tone="info" title={t('nftTrade.picture')}>
          {t('nftTrade.picture.body')}
        </Notice>
      )}
      <Facts>
        {view.kind !== 'profilePicture' && (
          <Fact name={t('ask' in view ? 'nftTrade.seller' : 'nftTrade.owner')}>
            <Owner owner={'ask' in view ? ready(view.ask.seller) : state.owner} account={account} />
          </Fact>
        )}
      </Facts>
      {'ask' in view && shares !== undefined && <ShareFacts shares={shares} isOwn={view.kind === 'ownListing'} />}
      {'ask' in view && collection.isClosed && (
        <Notice tone="warning" title={t('nftTrade.closed')}>
          {t(view.kind === 'ownListing' ? 'nftTrade.closed.own' : 'nftTrade.closed.body')}
        </Notice>
      )}
      {view.kind === 'forSale' && view.canBuy && (
        <Stack gap={12}>
          <Button variant="primary" isFullWidth onClick={() => setBuyingAt(view.ask.priceWei)}>
            {t('nftTrade.buy')}
          </Button>
          <CartButton item={{ ...nft, priceWei: view.ask.priceWei }} />
        </Stack>
      )}
      {view.kind === 'ownListing' && (
        <Stack gap={12}>
          {view.canAdjust && (
            <Button variant="primary" isFullWidth onClick={() => setOpen('adjust')}>
              {t('nftTrade.adjust')}
            </Button>
          )}
          <Suspense fallback={<Skeleton width="100%" height={theme.control.md} />}>
            <RemoveButton contracts={contracts} nft={nft} />
          </Suspense>
        </Stack>
      )}
      {view.kind === 'own' && (
        <Stack gap={12}>
          {view.sale === 'possible' ? (
            <Button variant="primary" isFullWidth onClick={() => setOpen('sell')}>
              {t('nftTrade.sell')}
            </Button>
          ) : (
            <Text size="sm" tone="muted">
              {t(view.sale === 'closed' ? 'nftTrade.closed.sell' : 'nftTrade.notOnMarket')}
            </Text>
          )}
          <Button isFullWidth onClick={() => setOpen('transfer')}>
            {t('nftTrade.transfer')}
          </Button>
        </Stack>
      )}
      {(view.kind === 'own' || view.kind === 'ownListing') && (
        <Row>
          <Link to={routes.nftProfile}>{t('nftTrade.ownItems')}</Link>
        </Row>
      )}
      <Suspense fallback={null}>
        {buyingAt !== undefined && (
          <BuyDialog
            contracts={contracts}
            nft={nft}
            askedWei={buyingAt}
            floor={floor}
            sales={sales}
            imitated={collection.imitated}
            onClose={() => setBuyingAt(undefined)}
          />
        )}
        {open === 'transfer' && (
          <TransferDialog multicall={contracts.multicall} nft={nft} collections={collections} onClose={close} />
        )}
        {(open === 'sell' || open === 'adjust') && (
          <PriceDialog
            contracts={contracts}
            nft={nft}
            collectionName={collection.name}
            currentWei={open === 'adjust' ? currentWei : undefined}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function Price({ ask: { priceWei } }: { readonly ask: NftAsk }) {
  const { t } = useTranslation()
  return (
    <div>
      <Text size="sm" tone="muted">
        {t('nftTrade.price')}
      </Text>
      <MainPrice>
        <CroAmount wei={ready(priceWei)} />
        <small>
          <TypedAmountUsd currency={getNativeCurrency()} wei={priceWei} />
        </small>
      </MainPrice>
    </div>
  )
}

function Owner({ owner, account }: { readonly owner: Loadable<Address>; readonly account: Address | undefined }) {
  const { t } = useTranslation()
  const known = valueOf(owner)
  if (known === undefined) return <Skeleton width="10ch" height="0.8em" />
  return account !== undefined && isSameAddress(known, account) ? (
    <>{t('nftTrade.you')}</>
  ) : (
    <PlayerLink account={known} />
  )
}
