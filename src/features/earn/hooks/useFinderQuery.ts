import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parseFinderQuery, tidyText, writeFinderQuery, type FinderQuery } from '../model/finderQuery'

/** A browser refuses to change the address with each key. */
const WRITE_AFTER_MS = 300

export interface Finder {
  /** As asked now; its text is ahead of the URL while the reader types. */
  readonly query: FinderQuery
  readonly type: (text: string) => void
  readonly change: (part: Partial<FinderQuery>) => void
}

/** The query of the Earn list. It stands in the URL, so a link and a reload give the same list. */
export function useFinderQuery(): Finder {
  const [params, setParams] = useSearchParams()
  const linked = useMemo(() => parseFinderQuery(params), [params])
  const [text, setText] = useState(linked.text)
  // Which text of the URL was met last, and which was put there by this page: another one came from outside.
  const [met, setMet] = useState({ text: linked.text, own: linked.text })
  if (met.text !== linked.text) {
    setMet({ text: linked.text, own: linked.text })
    if (met.own !== linked.text) setText(linked.text)
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = useCallback((part: Partial<FinderQuery>) => {
    clearTimeout(timer.current)
    const next = { ...linked, text, ...part }
    setMet((last) => ({ ...last, own: tidyText(next.text) }))
    setText(next.text)
    setParams(writeFinderQuery(params, next), { replace: true, preventScrollReset: true })
  }, [linked, params, setParams, text])

  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  }, [change])
  const type = useCallback((typed: string) => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current({ text: typed }), WRITE_AFTER_MS)
  }, [])
  const query = useMemo(() => ({ ...linked, text }), [linked, text])
  return { query, type, change }
}
