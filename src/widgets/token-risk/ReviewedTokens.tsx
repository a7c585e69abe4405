import type { TxToken } from '@/chain/tx/txRequest'
import { getNativeCurrency } from '@/domain/token/currency'
import { riskOf } from '@/domain/token-list/model/tokenRisk'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { TokenRiskNotice } from './TokenRiskNotice'

/** Repeats the acknowledged token warnings in the review. */
export function ReviewedTokens({ tokens }: { readonly tokens: readonly TxToken[] }) {
  const directory = useTokenDirectory()
  const risky = tokens.flatMap(
    (token) =>
      riskOf(directory.byAddress.get(token.address.toLowerCase()) ?? token, directory, getNativeCurrency()) ?? [],
  )
  return (
    <>
      {risky.map((each) => (
        <TokenRiskNotice key={each.token.address} {...each} />
      ))}
    </>
  )
}
