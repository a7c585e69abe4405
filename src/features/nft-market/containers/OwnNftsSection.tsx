import { Suspense, useState } from 'react'
import type { NftMarket } from '@/domain/nft-market/market'
import type { TradeContracts } from '@/domain/nft-market/marketTx'
import { nftKeyOf } from '@/domain/nft-market/nftItem'
import type { OwnedNft } from '@/domain/nft-market/useOwnedNfts'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { NftPlaces, nameOwned } from './NftPlaces'

const Checkbox = lazyPart(async () => (await import('@/ui/Checkbox')).Checkbox)
const BulkListDialog = lazyDialog(async () => (await import('./BulkListDialog')).BulkListDialog, ['nftTrade'])
const BulkTransferDialog = lazyDialog(
  async () => (await import('./BulkTransferDialog')).BulkTransferDialog,
  ['nftTrade', 'address'],
)

/** NFTs of one bulk action: a batch of more may not fit a block. */
const MAX_BULK = 20
/** Of a box with its padding. */
const CHECKBOX_HEIGHT = '40px'

export interface OwnNftsSectionProps {
  readonly market: NftMarket
  readonly contracts: TradeContracts
  readonly account: Address
}

/** The account's own NFTs; several in the wallet can be listed or sent together. */
export function OwnNftsSection({ market, contracts, account }: OwnNftsSectionProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ readonly kind: 'list' | 'transfer'; readonly nfts: readonly OwnedNft[] }>()
  const choose = (nft: OwnedNft, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      if (isChosen) next.add(nftKeyOf(nft))
      else next.delete(nftKeyOf(nft))
      return next
    })
  const close = () => {
    setAsked(undefined)
    setChosen(new Set())
  }
  const chosenOf = (nfts: readonly OwnedNft[]) =>
    nfts.filter((nft) => nft.location === 'WALLET' && chosen.has(nftKeyOf(nft)))
  return (
    <Card as="section" aria-labelledby="own-nfts" data-testid="own-nfts">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="own-nfts">
          {t('nftTrade.own')}
        </Heading>
        <NftPlaces
          market={market}
          account={account}
          act={(nft) =>
            nft.location === 'WALLET' && (
              <Suspense fallback={<Skeleton width="6rem" height={CHECKBOX_HEIGHT} />}>
                <Checkbox
                  isChecked={chosen.has(nftKeyOf(nft))}
                  disabled={!chosen.has(nftKeyOf(nft)) && chosen.size >= MAX_BULK}
                  onChange={(isChosen) => choose(nft, isChosen)}
                  aria-label={t('nftTrade.bulk.choose.of', { name: nameOwned(nft).name })}
                >
                  {t('nftTrade.bulk.choose')}
                </Checkbox>
              </Suspense>
            )
          }
        >
          {(nfts) => {
            const picked = chosenOf(nfts)
            const canList = picked.length > 0 && picked.every(({ isTraded }) => isTraded)
            return (
              <Stack gap={8}>
                <Text size="sm" tone="muted">
                  {t('nftTrade.bulk.hint', { max: MAX_BULK })}
                </Text>
                <Row gap={12}>
                  <Button disabled={!canList} onClick={() => setAsked({ kind: 'list', nfts: picked })}>
                    {t('nftTrade.bulk.list', { count: picked.length })}
                  </Button>
                  <Button disabled={picked.length === 0} onClick={() => setAsked({ kind: 'transfer', nfts: picked })}>
                    {t('nftTrade.bulk.transfer', { count: picked.length })}
                  </Button>
                </Row>
              </Stack>
            )
          }}
        </NftPlaces>
        <Suspense fallback={null}>
          {asked?.kind === 'list' && <BulkListDialog contracts={contracts} nfts={asked.nfts} onClose={close} />}
          {asked?.kind === 'transfer' && (
            <BulkTransferDialog multicall={contracts.multicall} nfts={asked.nfts} onClose={close} />
          )}
        </Suspense>
      </Stack>
    </Card>
  )
}
