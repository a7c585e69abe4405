import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CHOICE_PARAM, type ChoiceState, MAX_COMPARED, parseCompared, withChoice } from '../model/compare'

export interface VaultChoice {
  readonly ids: readonly string[]
  /** Whether vaults are being chosen. */
  readonly isChoosing: boolean
  readonly stateOf: (id: string) => ChoiceState
  /** Adds or removes a vault. The same function between renders. */
  readonly onChoose: (id: string) => void
  readonly start: () => void
  readonly stop: () => void
}

/** The vaults chosen for a comparison. They are in the URL, so that going back from the comparison keeps them. */
export function useVaultChoice(): VaultChoice {
  const [params, setParams] = useSearchParams()
  const text = params.get(CHOICE_PARAM)
  const ids = useMemo(() => parseCompared(text).map(({ id }) => id), [text])
  const write = (chosen: readonly string[] | undefined) => {
    const next = new URLSearchParams(params)
    if (chosen === undefined) next.delete(CHOICE_PARAM)
    else next.set(CHOICE_PARAM, chosen.join())
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const latest = useRef((id: string) => write(withChoice(ids, id)))
  useEffect(() => {
    latest.current = (id) => write(withChoice(ids, id))
  })
  return {
    ids,
    isChoosing: text !== null,
    stateOf: (id) => (ids.includes(id) ? 'chosen' : ids.length < MAX_COMPARED ? 'open' : 'full'),
    onChoose: useCallback((id: string) => latest.current(id), []),
    start: () => write(ids),
    stop: () => write(undefined),
  }
}
