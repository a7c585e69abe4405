import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type FinderQuery, parseFinderQuery, type QuerySpec, writeFinderQuery } from './model/finderQuery'

/** A browser refuses to change the address with each key. */
const WRITE_AFTER_MS = 300

export interface FinderControl<Sort extends string = string, Toggle extends string = string> {
  /** As asked now; its text is ahead of the URL while the reader types. */
  readonly query: FinderQuery<Sort, Toggle>
  readonly type: (text: string) => void
  readonly change: (part: Partial<FinderQuery<Sort, Toggle>>) => void
}

interface Asked<Query> {
  readonly query: Query
  /** The addresses written for it that the router may still show, the newest last: it changes the page's a moment later. */
  readonly addresses: readonly string[]
}

/**
 * What is asked of a list. It stands in the URL, so a link and a reload give the same list; what is asked here counts
 * at once, so that of two quick presses the second builds on the first.
 */
export function useFinderQuery<Sort extends string, Toggle extends string>(
  spec: QuerySpec<Sort, Toggle>,
): FinderControl<Sort, Toggle> {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [asked, setAsked] = useState<Asked<FinderQuery<Sort, Toggle>>>({
    query: parseFinderQuery(spec, params),
    addresses: [address],
  })
  const hasArrived = asked.addresses.at(-1) === address
  if (!asked.addresses.includes(address)) setAsked({ query: parseFinderQuery(spec, params), addresses: [address] })
  else if (hasArrived && asked.addresses.length > 1) setAsked({ ...asked, addresses: [address] })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change: FinderControl<Sort, Toggle>['change'] = (part) => {
    clearTimeout(timer.current)
    const query = { ...asked.query, ...part }
    const written = writeFinderQuery(spec, params, query)
    setAsked({ query, addresses: [...asked.addresses, written.toString()] })
    setParams(written, { replace: true, preventScrollReset: true })
  }

  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  const type = (text: string) => {
    setAsked((last) => ({ ...last, query: { ...last.query, text } }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current({ text }), WRITE_AFTER_MS)
  }
  return { query: asked.query, type, change }
}
