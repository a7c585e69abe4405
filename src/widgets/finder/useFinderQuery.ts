import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsCurrentEntry } from '@/hooks/useIsCurrentEntry'
import { type FinderQuery, parseFinderQuery, type QuerySpec, writeFinderQuery } from './model/finderQuery'

/** Browsers limit how often a page may change its URL. */
const WRITE_AFTER_MS = 300

export interface FinderControl<Sort extends string = string, Toggle extends string = string> {
  /** Its text is ahead of the URL while the user types. */
  readonly query: FinderQuery<Sort, Toggle>
  readonly type: (text: string) => void
  readonly change: (part: Partial<FinderQuery<Sort, Toggle>>) => void
}

interface Asked<Query> {
  readonly query: Query
  /** Query strings that were written but may not be in the router's location yet, newest last. */
  readonly addresses: readonly string[]
}

/**
 * The query of a list, kept in the URL so that links and reloads show the same list. A change takes effect before the
 * router has the new URL: the second of two quick presses builds on the first.
 */
export function useFinderQuery<Sort extends string, Toggle extends string>(
  spec: QuerySpec<Sort, Toggle>,
): FinderControl<Sort, Toggle> {
  const [params, setParams] = useSearchParams()
  const isCurrentEntry = useIsCurrentEntry()
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

  const write = (text: string) => {
    if (isCurrentEntry()) change({ text })
  }
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })
  const type = (text: string) => {
    setAsked((last) => ({ ...last, query: { ...last.query, text } }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(text), WRITE_AFTER_MS)
  }
  return { query: asked.query, type, change }
}
