import type { InfoTokenName } from '@/domain/exchange-info/model/info'

/** The name of a pool. */
export function poolName({
  token0,
  token1,
}: {
  readonly token0: Pick<InfoTokenName, 'symbol'>
  readonly token1: Pick<InfoTokenName, 'symbol'>
}): string {
  return `${token0.symbol}/${token1.symbol}`
}
