import type { ContractFunction } from '@/chain/abi/contractFunction'
import { rewardPerBlock } from '@/chain/generated/masterChef'

/** What farms call the reward that they pay a block. The names are those of the deployed farms' own ABIs. */
export type RewardGetterName = 'rewardPerBlock' | 'vvsPerBlock' | 'meerkatPerBlock' | 'cakePerBlock' | 'ferPerBlock'

/** All alike but for the name. */
const SELECTORS = {
  rewardPerBlock: rewardPerBlock.selector,
  vvsPerBlock: '0x8f0f99da',
  meerkatPerBlock: '0xf8dfc2e4',
  cakePerBlock: '0x0755e0b6',
  ferPerBlock: '0xce18117d',
} as const

export function rewardGetter(name: RewardGetterName): ContractFunction<readonly [], bigint> {
  return { ...rewardPerBlock, signature: `${name}()`, selector: SELECTORS[name] }
}
