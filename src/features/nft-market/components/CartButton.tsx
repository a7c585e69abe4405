import { addToCart, type CartItem, MAX_CART, removeFromCart, useCart } from '@/domain/nft-market/cart'
import { isSameNft } from '@/domain/nft-market/nftItem'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'

/** Puts an NFT into the cart, or takes it out. */
export function CartButton({ item }: { readonly item: CartItem }) {
  const { t } = useTranslation()
  const cart = useCart()
  const isIn = cart.some((known) => isSameNft(known, item))
  return (
    <Button
      isFullWidth
      aria-pressed={isIn}
      disabled={!isIn && cart.length >= MAX_CART}
      onClick={() => (isIn ? removeFromCart(item) : addToCart(item))}
    >
      {t(isIn ? 'nftTrade.cart.remove' : 'nftTrade.cart.add')}
    </Button>
  )
}
