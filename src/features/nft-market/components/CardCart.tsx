import { styled } from 'styled-components'
import { addToCart, MAX_CART, removeFromCart, useCart } from '@/domain/nft-market/cart'
import type { CartItem } from '@/domain/nft-market/cartStore'
import { isSameNft } from '@/domain/nft-market/nftItem'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { type Address, isSameAddress } from '@/lib/hex'
import { IconButton } from '@/ui/IconButton'
import { CheckIcon } from '@/ui/icons'
import { PlusIcon } from '@/ui/rareIcons'
import { theme } from '@/ui/theme'

/** On the corner of the picture, above the link that covers the card. */
const Corner = styled(IconButton)`
  position: absolute;
  z-index: 1;
  inset-block-start: ${theme.space[16]};
  inset-inline-end: ${theme.space[16]};
  border: 1px solid ${theme.color.edge};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  &[aria-pressed='true'] {
    background: ${theme.color.sun};
    color: ${theme.color.onSun};
  }
`

export interface CardCartProps {
  readonly item: CartItem
  readonly seller: Address
}

/** Puts the NFT of a card into the cart, or takes it out; nothing for the account's own. */
export function CardCart({ item, seller }: CardCartProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const cart = useCart()
  if (account !== undefined && isSameAddress(account, seller)) return null
  const isIn = cart.some((known) => isSameNft(known, item))
  return (
    <Corner
      label={t(isIn ? 'nftTrade.cart.remove.of' : 'nftTrade.cart.add.of', { name: item.name })}
      aria-pressed={isIn}
      disabled={!isIn && cart.length >= MAX_CART}
      onClick={() => (isIn ? removeFromCart(item) : addToCart(item))}
    >
      {isIn ? <CheckIcon /> : <PlusIcon />}
    </Corner>
  )
}
