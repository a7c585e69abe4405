import { useCallback } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import type { Permit, PermitParams } from '@/chain/tx/permit'
import { getDeployment } from '@/config/deployment'
import { type SignResult, useSignMessage } from './useSignMessage'

export type PermitResult =
  | { readonly status: 'signed'; readonly permit: Permit }
  | Exclude<SignResult, { readonly status: 'signed' }>

export interface PermitTerms extends PermitParams {
  /** Symbol and decimals of the token. */
  readonly asset: { readonly symbol: string; readonly decimals: number }
}

/** Signs a permit (EIP-2612); 'unsupported' if it has to be approved with a transaction. */
export function useSignPermit(): (terms: PermitTerms) => Promise<PermitResult> {
  const sign = useSignMessage()
  return useCallback(
    async ({ asset, ...order }) => {
      const result = await sign(async (account) => {
        const { readPermitRequest } = await import('@/chain/tx/permit')
        const request = await readPermitRequest(order, account, {
          client: readClient,
          chainId: getDeployment().chainId,
        })
        const values = { asset: asset.symbol }
        return (
          request && {
            request,
            asset,
            title: { key: 'tx.sign.permit', values },
            purpose: { key: 'tx.sign.permit.purpose', values },
          }
        )
      })
      if (result.status !== 'signed') return result
      const { toPermit } = await import('@/chain/tx/permit')
      const permit = toPermit(order, result.signature)
      return permit === undefined ? { status: 'unsupported' } : { status: 'signed', permit }
    },
    [sign],
  )
}
