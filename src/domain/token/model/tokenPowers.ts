import { type ContractControl, functionSelector } from '@/chain/calls/contractControl'
import { DEAD_ADDRESS } from '@/config/deadAddress'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'

/** What the functions of a token allow whoever controls it. */
export const tokenPowers = ['mint', 'pause', 'block', 'fee', 'upgrade'] as const
export type TokenPower = (typeof tokenPowers)[number]

/** Usual names; a contract may have the same under others. */
const FUNCTIONS: Readonly<Record<Exclude<TokenPower, 'upgrade'>, readonly string[]>> = {
  mint: ['mint(address,uint256)', 'mint(uint256)', 'mintTo(address,uint256)', 'issue(uint256)'],
  pause: [
    'pause()',
    'setPaused(bool)',
    'enableTrading()',
    'openTrading()',
    'setTradingEnabled(bool)',
    'setTrading(bool)',
  ],
  block: [
    'blacklist(address)',
    'blacklist(address,bool)',
    'blacklistAddress(address,bool)',
    'setBlacklist(address,bool)',
    'addBlackList(address)',
    'addToBlacklist(address)',
    'freeze(address)',
    'addBot(address)',
    'addBots(address[])',
    'setBots(address[])',
  ],
  fee: [
    'setFee(uint256)',
    'setFees(uint256,uint256)',
    'setTax(uint256)',
    'setTaxes(uint256,uint256)',
    'setBuyFee(uint256)',
    'setSellFee(uint256)',
    'setBuyTax(uint256)',
    'setSellTax(uint256)',
    'setTaxFeePercent(uint256)',
    'setLiquidityFeePercent(uint256)',
    'updateFees(uint256,uint256)',
  ],
}

/** Whether no one has the key of an address. */
export function isBurnAddress(address: Address): boolean {
  return isSameAddress(address, ZERO_ADDRESS) || isSameAddress(address, DEAD_ADDRESS)
}

export type TokenOwner =
  /** The contract does not say who its owner is; roles may exist. */
  { readonly status: 'none' } | { readonly status: 'renounced' } | { readonly status: 'owned'; readonly owner: Address }

export function tokenOwner({ owner }: ContractControl): TokenOwner {
  if (owner === undefined) return { status: 'none' }
  return isBurnAddress(owner) ? { status: 'renounced' } : { status: 'owned', owner }
}

/** The powers whose functions a contract has, in the order of `tokenPowers`. */
export function powersOf({ isUpgradeable, selectors }: ContractControl): readonly TokenPower[] {
  return tokenPowers.filter((power) =>
    power === 'upgrade'
      ? isUpgradeable
      : FUNCTIONS[power].some((signature) => selectors.has(functionSelector(signature))),
  )
}
