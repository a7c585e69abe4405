import type { Deployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import type { Vault } from '@/domain/vault/vault'
import { isSameAddress } from '@/lib/hex'

export interface ZapTarget {
  readonly symbol: 'CRO' | 'USDC'
  readonly path: string
}

/** Suggested zap outputs: CRO and USDC, except the withdrawn token itself. */
export function zapTargets(
  { isNative, deployed }: Pick<Vault, 'isNative' | 'deployed'>,
  { zap, tokens }: Deployment,
): readonly ZapTarget[] {
  if (zap.contracts.zap === undefined) return []
  const from = isNative ? 'CRO' : deployed.underlying
  const usdc = tokens['USDC']?.address
  const into = (symbol: ZapTarget['symbol'], to: string): ZapTarget => ({
    symbol,
    path: `${routes.zap}?inputCurrency=${from}&outputCurrency=${to}`,
  })
  return [
    ...(isNative ? [] : [into('CRO', 'CRO')]),
    ...(usdc === undefined || isSameAddress(usdc, from) ? [] : [into('USDC', usdc)]),
  ]
}
