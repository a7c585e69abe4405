import type { Currency } from '@/domain/token/currency'
import { deployedSymbol } from '@/domain/token/model/marks'
import { listPictureUrls } from '@/domain/token-list/model/listPicture'
import { IconImage } from './IconImage'
import { MarkIcon, type MarkIconProps } from './MarkIcon'

export type TokenIconProps = (Currency | Pick<Currency, 'address' | 'pair'>) & {
  /** Pixels; 24 unless said. */
  readonly size?: MarkIconProps['size']
}

/**
 * A token's mark, and for a token that the deployment does not name the picture of its list; never that of one which
 * looks like a token of the deployment by its name. Decoration: the name stands beside it.
 */
export function TokenIcon({ size = 24, ...token }: TokenIconProps) {
  const { address, pair } = token
  const isOwn = address === 'native' || pair !== undefined || deployedSymbol(address) !== undefined
  if (isOwn || !('symbol' in token)) return <MarkIcon {...token} size={size} />
  return <IconImage key={address} id={address} symbol={token.symbol} urls={listPictureUrls(token)} size={size} />
}
