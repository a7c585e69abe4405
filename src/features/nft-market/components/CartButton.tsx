import { addToCart, MAX_CART, removeFromCart, useCart } from '@/domain/nft-market/cart'
import type { CartItem } from '@/domain/nft-market/cartStore'
import { isSameNft } from '@/domain/nft-market/nftItem'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'

export interface CartButtonProps {
  readonly item: CartItem
  /** In a list, where each names its NFT. */
  readonly isSmall?: boolean
}

/** Puts an NFT into the cart, or takes it out. */
export function CartButton({ item, isSmall = false }: CartButtonProps) {
  const { t } = useTranslation()
  const cart = useCart()
  const isIn = cart.some((known) => isSameNft(known, item))
  return (
    <Button
      isFullWidth={!isSmall}
      {...(isSmall && {
        size: 'sm' as const,
        'aria-label': t(isIn ? 'nftTrade.cart.remove.of' : 'nftTrade.cart.add.of', { name: item.name }),
      })}
      aria-pressed={isIn}
      disabled={!isIn && cart.length >= MAX_CART}
      onClick={() => (isIn ? removeFromCart(item) : addToCart(item))}
    >
      {t(isIn ? 'nftTrade.cart.remove' : 'nftTrade.cart.add')}
    </Button>
  )
}
