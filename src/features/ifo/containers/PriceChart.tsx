import type { Offering } from '@/domain/ifo/offering'
import { getDollarToken } from '@/domain/token/token'
import { PairChart } from '@/widgets/pair-chart/PairChart'

/** The price of an offered token on the exchange. */
export function PriceChart({ token }: { readonly token: Offering['token'] }) {
  const dollar = getDollarToken()
  return dollar === undefined ? null : <PairChart input={token} output={dollar} />
}
