import { type GasPriceChoice, gasPresets, gasPriceWei, readNodeGas, usualGasPriceChoice } from '@/chain/gasPrice'
import { readClient } from '@/chain/readClient'
import { deployment } from '@/config/deployment'
import { useService } from '@/hooks/useService'
import { useSwapSettings } from '@/hooks/useSwapSettings'

interface GasChoice {
  readonly choice: GasPriceChoice
  readonly priceWei: bigint
  readonly isChosen: boolean
}

export type GasChoices =
  | { readonly status: 'loading' }
  /** The chain sets its price with every block. */
  | { readonly status: 'wallet' }
  /** Where `isKnown` is false the prices are the usual ones, for the node does not say its own. */
  | { readonly status: 'open'; readonly choices: readonly GasChoice[]; readonly isKnown: boolean }

const { chainId } = deployment
const NOTHING_KNOWN = { hasFeeMarket: false }
const GWEI = 10n ** 9n

/** What can be paid for gas on this network now, and how to choose. */
export function useGasChoices(): readonly [GasChoices, (choice: GasPriceChoice) => void] {
  const { gasPriceChoice, change } = useSwapSettings()
  const answer = useService('node-gas', () => readNodeGas(readClient))
  const choose = (choice: GasPriceChoice) => change({ gasPriceChoice: choice })
  if (answer.status === 'loading') return [answer, choose]
  const node = answer.status === 'failed' ? NOTHING_KNOWN : answer.value
  if (node.hasFeeMarket) return [{ status: 'wallet' }, choose]
  const chosen = usualGasPriceChoice(chainId, gasPriceChoice)
  const choices = gasPresets(chainId).map(({ choice, priceGwei }) => ({
    choice,
    priceWei: gasPriceWei(chainId, choice, node) ?? priceGwei * GWEI,
    isChosen: choice === chosen,
  }))
  return [{ status: 'open', choices, isKnown: answer.status !== 'failed' }, choose]
}
