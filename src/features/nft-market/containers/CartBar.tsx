import { styled } from 'styled-components'
import { getNftMarket } from '@/domain/nft-market/market'
import { getTradeContracts } from '@/domain/nft-market/tradeContracts'
import { theme } from '@/ui/theme'
import { CartSection } from './CartSection'

/** Stays in view while the list scrolls; on a phone above the bar at the bottom of the window. */
const Bar = styled.div`
  position: sticky;
  z-index: ${theme.layer.sticky};
  inset-block-end: ${theme.space[12]};
  ${theme.media.phone} {
    inset-block-end: calc(64px + ${theme.space[8]} + env(safe-area-inset-bottom));
  }
`

/** The cart below a list from which it is filled; nothing where the market can't be traded on. */
export function CartBar() {
  const market = getNftMarket()
  const contracts = getTradeContracts()
  if (market === undefined || contracts === undefined) return null
  return (
    <Bar>
      <CartSection market={market} contracts={contracts} />
    </Bar>
  )
}
