import { Suspense, useState } from 'react'
import { clearCart, useCart } from '@/domain/nft-market/cart'
import type { CartItem } from '@/domain/nft-market/cartStore'
import type { NftMarket } from '@/domain/nft-market/market'
import type { TradeContracts } from '@/domain/nft-market/marketTx'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { CroAmount } from '@/widgets/figures/CroAmount'
import { lazyDialog } from '@/widgets/pages/lazyDialog'

const CartDialog = lazyDialog(async () => (await import('./CartDialog')).CartDialog, ['nftTrade', 'nftMarket'])

const totalOf = (items: readonly CartItem[]) => items.reduce((sum, { priceWei }) => sum + priceWei, 0n)

export interface CartSectionProps {
  readonly market: NftMarket
  readonly contracts: TradeContracts
}

/** What is in the cart; nothing while it is empty. */
export function CartSection({ market, contracts }: CartSectionProps) {
  const { t } = useTranslation()
  const items = useCart()
  const [isOpen, setIsOpen] = useState(false)
  if (items.length === 0 && !isOpen) return null
  return (
    <Card as="section" aria-labelledby="nft-cart" data-testid="nft-cart">
      <Row justify="space-between" gap={12}>
        <Stack gap={8}>
          <Heading level={2} size="md" id="nft-cart">
            {t('nftTrade.cart', { count: items.length })}
          </Heading>
          <CroAmount wei={ready(totalOf(items))} />
        </Stack>
        <Row gap={12}>
          <Button variant="quiet" onClick={clearCart}>
            {t('nftTrade.cart.clear')}
          </Button>
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            {t('nftTrade.cart.review')}
          </Button>
        </Row>
      </Row>
      <Suspense fallback={null}>
        {isOpen && <CartDialog market={market} contracts={contracts} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </Card>
  )
}
