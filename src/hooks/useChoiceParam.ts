import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A choice of few that is kept in the URL, and its setter; anything else in the URL is the first option.
 * @param param its name in the URL
 * @param options the first one is not written; keep them the same between renders
 */
export function useChoiceParam<const Option extends string>(
  param: string,
  options: readonly [Option, ...Option[]],
): readonly [Option, (option: Option) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get(param)
  const choose = useCallback(
    (option: Option) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (option === options[0]) next.delete(param)
          else next.set(param, option)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [param, options, setParams],
  )
  return [options.find((option) => option === asked) ?? options[0], choose]
}
