import { useEffect, useState } from 'react'
import { parseListLocation } from '@/api/tokenList/listLocation'
import { type TokenList, versionText } from '@/api/tokenList/tokenList'
import type { ListProblem } from '@/api/tokenList/tokenListError'
import { getDeployment } from '@/config/deployment'
import { useAppSelector } from '@/hooks/storeHooks'
import { loadTokenList, problemOf } from '@/store/lists/listFetching'
import { tokenMapOf } from './model/tokenMap'

/** A list before it is added. */
export interface FoundList {
  readonly url: string
  readonly name: string
  readonly version: string
  /** Number of tokens on this chain. */
  readonly tokenCount: number
  /** Number of omitted tokens of non-EVM chains. */
  readonly leftOutCount?: number
}

export type ListPreview =
  | { readonly status: 'none' | 'invalid' | 'loading' }
  | { readonly status: 'found'; readonly list: FoundList; readonly isLoaded: boolean }
  | { readonly status: 'failed'; readonly problem: ListProblem; readonly retry: () => void }

type Outcome =
  | { readonly status: 'found'; readonly list: FoundList }
  | { readonly status: 'failed'; readonly problem: ListProblem }

interface Answer {
  readonly url: string
  readonly outcome: Outcome
}

function foundList(url: string, list: TokenList): Outcome {
  try {
    const tokenCount = tokenMapOf(list, getDeployment().chainId).size
    return {
      status: 'found',
      list: {
        url,
        name: list.name,
        version: versionText(list.version),
        tokenCount,
        ...(list.leftOutCount !== undefined && { leftOutCount: list.leftOutCount }),
      },
    }
  } catch {
    return { status: 'failed', problem: { key: 'tokens.list.error.duplicate' } }
  }
}

/** Previews the list at a typed location without adding it. @param typed debounced input */
export function useListPreview(typed: string): ListPreview {
  const url = typed.trim()
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const known = useAppSelector((state) => state.lists.byUrl[url]?.current)
  const isPlace = parseListLocation(url) !== undefined
  useEffect(() => {
    if (!isPlace || known !== undefined) return undefined
    let isCurrent = true
    const settle = (outcome: Outcome) => {
      if (isCurrent) setAnswer({ url, outcome })
    }
    loadTokenList(url).then(
      (list) => settle(foundList(url, list)),
      (error: unknown) => settle({ status: 'failed', problem: problemOf(error) }),
    )
    return () => {
      isCurrent = false
      setAnswer(undefined)
    }
  }, [url, isPlace, known, attempt])
  if (url === '') return { status: 'none' }
  if (!isPlace) return { status: 'invalid' }
  const outcome = known === undefined ? (answer?.url === url ? answer.outcome : undefined) : foundList(url, known)
  if (outcome === undefined) return { status: 'loading' }
  if (outcome.status === 'failed') return { ...outcome, retry: () => setAttempt(attempt + 1) }
  return { ...outcome, isLoaded: known !== undefined }
}
