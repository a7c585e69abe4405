import { useCallback, useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { type Currency, getNativeCurrency, isSameCurrency, type ListedToken } from '@/domain/token/currency'
import type { FormState } from '@/forms/formState'
import { useAppSelector } from '@/hooks/storeHooks'
import type { AddedToken } from '@/store/lists/listsSlice'
import type { TokenDirectory } from './model/mergeTokens'
import { type RiskyToken, riskOf } from './model/tokenRisk'
import { useAddToken } from './useAddToken'

export interface GatedToken extends RiskyToken {
  readonly isUnderstood: boolean
}

/** Blocks a form until its risky tokens are acknowledged. */
export interface TokenGate {
  /** Tokens with warnings, acknowledged or not, without duplicates. */
  readonly tokens: readonly GatedToken[]
  readonly isOpen: boolean
  /** Stored per token and chain, as by the import dialog. */
  readonly understand: (token: ListedToken, isUnderstood: boolean) => void
  /** Replaces a form's action or approval until all is acknowledged. */
  readonly guard: <R>(form: FormState<R>) => FormState<R>
}

/** The state of an approval until all is acknowledged. */
export const UNACKNOWLEDGED = { status: 'unaccepted', text: { key: 'tx.approve' } } as const

function withoutRequest<R>(form: FormState<R>): FormState<R> {
  if (form.status === 'ready') return { status: 'unaccepted', text: form.text }
  return form.status === 'needsApproval' ? UNACKNOWLEDGED : form
}

const NONE: readonly AddedToken[] = []

/** The gate for the tokens of a form. */
export function useTokenGate(
  first: Currency | undefined,
  second: Currency | undefined,
  directory: TokenDirectory,
): TokenGate {
  const added = useAppSelector((state) => state.lists.addedTokens[getDeployment().chainId] ?? NONE)
  const understand = useAddToken()
  const tokens = useMemo(() => {
    const risky = [first, second].flatMap((currency) => riskOf(currency, directory, getNativeCurrency()) ?? [])
    const isUnderstood = ({ token }: RiskyToken) =>
      added.some(({ address, isUnderstood: isKept }) => isKept === true && isSameCurrency(address, token.address))
    return risky
      .filter(
        ({ token }, index) => risky.findIndex((other) => isSameCurrency(other.token.address, token.address)) === index,
      )
      .map((each): GatedToken => ({ ...each, isUnderstood: isUnderstood(each) }))
  }, [first, second, directory, added])
  const isOpen = tokens.every(({ isUnderstood }) => isUnderstood)
  const guard = useCallback(<R>(form: FormState<R>): FormState<R> => (isOpen ? form : withoutRequest(form)), [isOpen])
  return useMemo(() => ({ tokens, isOpen, understand, guard }), [tokens, isOpen, understand, guard])
}
