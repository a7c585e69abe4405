import { useSearchParams } from 'react-router-dom'
import { CHOICE_PARAM } from '@/config/routes'
import { parseCompared, withChoice } from '../model/compare'

export interface VaultChoice {
  readonly ids: readonly string[]
  /** Adds or removes a vault. */
  readonly toggle: (id: string) => void
}

/** The vaults chosen for a comparison. They are in the URL, so that going back from the comparison keeps them. */
export function useVaultChoice(): VaultChoice {
  const [params, setParams] = useSearchParams()
  const ids = parseCompared(params.get(CHOICE_PARAM)).map(({ id }) => id)
  return {
    ids,
    toggle: (id) => {
      const next = new URLSearchParams(params)
      next.set(CHOICE_PARAM, withChoice(ids, id).join())
      setParams(next, { replace: true, preventScrollReset: true })
    },
  }
}
