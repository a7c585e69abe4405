import { payloadsOf } from '@/chain/tx/prepareTx'
import type { AnyTxRequest, TxAmount } from '@/chain/tx/txRequest'
import { getDeployment } from '@/config/deployment'

/** Amounts sent; the native value by default. */
export function sentAmounts(request: AnyTxRequest): readonly TxAmount[] {
  const { nativeCurrency } = getDeployment()
  if (request.preview !== undefined) return request.preview.sends
  const [{ value = 0n }] = payloadsOf(request)
  return value === 0n
    ? []
    : [{ token: 'native', symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals, amountWei: value }]
}
