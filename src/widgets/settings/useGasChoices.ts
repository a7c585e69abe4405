import { effectiveGasPriceChoice, type GasOption, type GasPriceChoice, gasOptions } from '@/chain/tx/gasPrice'
import { getDeployment } from '@/config/deployment'
import { useBlockTime } from '@/hooks/useBlockTime'
import { useNodeGas } from '@/hooks/useNodeGas'
import { useSwapSettings } from '@/hooks/useSwapSettings'

interface GasChoice extends GasOption {
  /** Expected seconds until mined; absent if unknown. */
  readonly waitSec?: number
  readonly isChosen: boolean
}

export type GasChoices =
  | { readonly status: 'loading' }
  /** `source` of the prices: the fee market, the node's gas price, or the usual defaults. */
  | { readonly status: 'open'; readonly choices: readonly GasChoice[]; readonly source: 'market' | 'node' | 'usual' }

/** Gas price choices of this network, with a setter. */
export function useGasChoices(): readonly [GasChoices, (choice: GasPriceChoice) => void] {
  const { defaultBlockTimeSec, chainId } = getDeployment()
  const { gasPriceChoice, change } = useSwapSettings()
  const blockTimeSec = useBlockTime() ?? defaultBlockTimeSec
  const answer = useNodeGas()
  const choose = (choice: GasPriceChoice) => change({ gasPriceChoice: choice })
  if (answer.status === 'loading') return [answer, choose]
  const node = answer.status === 'failed' ? {} : answer.value
  const chosen = effectiveGasPriceChoice(chainId, gasPriceChoice, node)
  const choices = gasOptions(chainId, node).map((option) => ({
    ...option,
    ...(option.waitBlocks !== undefined && { waitSec: option.waitBlocks * blockTimeSec }),
    isChosen: option.choice === chosen,
  }))
  const source = answer.status === 'failed' ? 'usual' : node.market === undefined ? 'node' : 'market'
  return [{ status: 'open', choices, source }, choose]
}
