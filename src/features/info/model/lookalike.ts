import { fromDeployment } from '@/config/deployment'
import type { InfoTokenName } from '@/domain/exchange-info/model/info'

/** Addresses in lower case by symbol in lower case; that of the coin is empty, because no token is the coin. */
const getListed = fromDeployment(
  ({ tokens, nativeCurrency }) =>
    new Map([
      [nativeCurrency.symbol.toLowerCase(), ''],
      ...Object.entries(tokens).map(([symbol, { address }]) => [symbol.toLowerCase(), address.toLowerCase()] as const),
    ]),
)

/** Whether a token has the symbol of a token of the deployment, but is another one. */
export function isLookalike({ address, symbol }: Pick<InfoTokenName, 'address' | 'symbol'>): boolean {
  const listed = getListed().get(symbol.toLowerCase())
  return listed !== undefined && listed !== address.toLowerCase()
}
