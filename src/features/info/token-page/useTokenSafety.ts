import { useMemo } from 'react'
import type { InfoList, InfoPool, InfoTokenDetail } from '@/domain/exchange-info/model/info'
import { useInfoSearch } from '@/domain/exchange-info/useInfoSearch'
import { getExchange } from '@/domain/pair/exchange'
import { type Currency, getNativeCurrency, isSameCurrency } from '@/domain/token/currency'
import { transferFees } from '@/domain/token/model/transferFees'
import { useTokenControl } from '@/domain/token/useTokenControl'
import { imitationsOf } from '@/domain/token-list/model/imitation'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { type RiskyToken, riskOf } from '@/domain/token-list/model/tokenRisk'
import { useTokenDirectory } from '@/domain/token-list/useTokenDirectory'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { type Loadable, valueOf } from '@/lib/loadable'
import { type SaleProbing, useSaleProbe } from '@/widgets/token-risk/useSaleProbe'
import { type SafetyFact, safetyFacts } from './safetyFacts'

export interface TokenSafety {
  readonly facts: readonly SafetyFact[]
  /** Why the token must be acknowledged before trading; undefined for a listed token that imitates none. */
  readonly risk: RiskyToken | undefined
  readonly probing: SaleProbing
  /** Whether its contract is still being read, or could not be. */
  readonly control: Loadable<unknown>
  /** Other tokens that could be mistaken for it. */
  readonly lookalikes: readonly Currency[]
}

export interface TokenSafetyParts {
  readonly token: Address
  /** From the chain and the lists; undefined until it is known. */
  readonly own: Currency | undefined
  readonly indexed: Loadable<InfoTokenDetail | undefined>
  readonly pools: Loadable<InfoList<InfoPool>>
}

/** What is known of a token from the lists, the index, its contract, and a simulated purchase and sale. */
export function useTokenSafety({ token, own, indexed, pools }: TokenSafetyParts): TokenSafety {
  const { locale } = useTranslation()
  const nowSec = useNowSec()
  const directory = useTokenDirectory()
  const control = useTokenControl(token)
  const probing = useSaleProbe(token)
  const known = valueOf(indexed)
  const listed = valueOf(pools)
  const created = listed?.rows.map(({ createdSec }) => createdSec) ?? []
  const facts = safetyFacts(
    {
      source: own && (own.source ?? 'noList'),
      firstPoolSec: created.length === 0 ? undefined : Math.min(...created),
      arePoolsPartial: listed?.isPartial === true,
      liquidityUsd: known?.liquidity.usd,
      doubts: known?.doubts,
      control: valueOf(control),
      fees: probing.status === 'sold' ? transferFees(probing) : undefined,
    },
    nowSec,
    locale,
  )
  const risk = useMemo(() => riskOf(own, directory, getNativeCurrency()), [own, directory])
  return { facts, risk, probing, control, lookalikes: useLookalikes(own, directory) }
}

/** Tokens of the lists and of the index that could be mistaken for a token of the deployment. */
function useLookalikes(own: Currency | undefined, directory: TokenDirectory): readonly Currency[] {
  const found = valueOf(useInfoSearch(own?.symbol ?? ''))
  return useMemo(() => {
    if (own?.source?.kind !== 'deployment') return []
    const listed = directory.sorted.map(({ token }) => token)
    const others = (found?.tokens ?? []).filter(({ address }) => !directory.byAddress.has(address.toLowerCase()))
    return imitationsOf(own, [...listed, ...others], directory, getNativeCurrency())
  }, [own, directory, found])
}

/** Whether a token is CRO itself, which is bought with nothing. */
export function isWrappedNative(token: Address): boolean {
  const exchange = getExchange()
  return exchange !== undefined && isSameCurrency(exchange.wcro.address, token)
}
