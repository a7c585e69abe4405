import { useEffect, useState } from 'react'
import { parseListLocation } from '@/api/tokenList/listLocation'
import { type TokenList, versionText } from '@/api/tokenList/tokenList'
import type { ListProblem } from '@/api/tokenList/tokenListError'
import { deployment } from '@/config/deployment'
import { useAppSelector } from '@/hooks/storeHooks'
import { loadTokenList, problemOf } from '@/store/lists/listFetching'
import { tokenMapOf } from './model/tokenMap'

/** A list as it is before it is added. */
export interface FoundList {
  readonly url: string
  readonly name: string
  readonly version: string
  /** Tokens of this chain. */
  readonly tokenCount: number
}

export type ListPreview =
  | { readonly status: 'none' | 'invalid' | 'loading' }
  | { readonly status: 'found'; readonly list: FoundList; readonly isLoaded: boolean }
  | { readonly status: 'failed'; readonly problem: ListProblem }

interface Answer {
  readonly url: string
  readonly preview: ListPreview
}

function foundList(url: string, list: TokenList): ListPreview {
  try {
    const tokenCount = tokenMapOf(list, deployment.chainId).size
    return { status: 'found', isLoaded: false, list: { url, name: list.name, version: versionText(list.version), tokenCount } }
  } catch {
    return { status: 'failed', problem: { key: 'tokens.list.error.duplicate' } }
  }
}

/** What is at the place of a list that was typed; nothing is added. @param typed as it was when the user paused */
export function useListPreview(typed: string): ListPreview {
  const url = typed.trim()
  const [answer, setAnswer] = useState<Answer>()
  const known = useAppSelector((state) => state.lists.byUrl[url]?.current)
  const isPlace = parseListLocation(url) !== undefined
  useEffect(() => {
    if (!isPlace || known !== undefined) return undefined
    let isCurrent = true
    const settle = (preview: ListPreview) => {
      if (isCurrent) setAnswer({ url, preview })
    }
    loadTokenList(url).then((list) => settle(foundList(url, list)), (error: unknown) => settle({ status: 'failed', problem: problemOf(error) }))
    return () => {
      isCurrent = false
      setAnswer(undefined)
    }
  }, [url, isPlace, known])
  if (url === '') return { status: 'none' }
  if (!isPlace) return { status: 'invalid' }
  if (known !== undefined) {
    const preview = foundList(url, known)
    return preview.status === 'found' ? { ...preview, isLoaded: true } : preview
  }
  return answer?.url === url ? answer.preview : { status: 'loading' }
}
