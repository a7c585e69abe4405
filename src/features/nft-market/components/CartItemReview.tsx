import { addToCart, removeFromCart } from '@/domain/nft-market/cart'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { CroAmount } from '@/widgets/figures/CroAmount'
import type { BulkOutcome } from '../hooks/useBulkSubmit'
import type { ItemReview } from '../hooks/useItemReviews'
import type { CartRow } from '../model/cart'
import { ImitationBadge } from './ImitationBadge'
import { LastSales } from './LastSales'
import { OutcomeLine } from './OutcomeLine'
import { FloorPrice, PriceWarning } from './PriceReview'

export interface CartItemReviewProps {
  readonly row: CartRow
  readonly review: ItemReview
  /** Undefined until it is sent. */
  readonly outcome: BulkOutcome | undefined
  /** The warning about its price is acknowledged. */
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/** An NFT of the cart as it is now, with what its purchase alone would be reviewed by. */
export function CartItemReview({ row, review, outcome, isAccepted, onAccept }: CartItemReviewProps) {
  const { t } = useTranslation()
  const { item, state, priceWei } = row
  const { sales, floor, imitated } = review
  return (
    <Stack as="li" gap={8} aria-label={item.name}>
      <Row justify="space-between" gap={8}>
        <bdi>{item.name}</bdi>
        <CroAmount wei={ready(priceWei)} />
      </Row>
      <ImitationBadge imitated={imitated} />
      <CartNote row={row} />
      <OutcomeLine outcome={outcome} />
      {state !== 'gone' && (
        <>
          <LastSales sales={sales} />
          <Facts>
            <Fact name={t('nftTrade.floor')}>
              <FloorPrice floor={floor} />
            </Fact>
          </Facts>
          <PriceWarning priceWei={priceWei} floor={floor} isAccepted={isAccepted} onAccept={onAccept} />
        </>
      )}
      <Row gap={8}>
        {state === 'changed' && (
          <Button size="sm" onClick={() => addToCart({ ...item, priceWei })}>
            {t('nftTrade.cart.accept')}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('nftTrade.cart.remove.of', { name: item.name })}
          onClick={() => removeFromCart(item)}
        >
          {t('nftTrade.cart.remove')}
        </Button>
      </Row>
    </Stack>
  )
}

function CartNote({ row: { item, state } }: { readonly row: CartRow }) {
  const { t } = useTranslation()
  if (state === 'buyable') return null
  if (state === 'changed')
    return (
      <Text size="sm" tone="warning" as="div">
        {t('nftTrade.cart.changed')} <CroAmount wei={ready(item.priceWei)} />
      </Text>
    )
  return (
    <Text size="sm" tone="warning">
      {t(state === 'gone' ? 'nftTrade.cart.gone' : 'nftTrade.cart.own')}
    </Text>
  )
}
