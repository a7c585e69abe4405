import type { VaultDefinition } from '../vaultDefinition'
import { lpVault, singleVault } from './entry'

/** These vaults take WCRO instead of the native coin. */
const WRAPPED = { underlyingFriendlyName: 'WCRO' } as const

/** Lending vaults, and farms of lending protocols. The first five have a minimum withdrawal. */
export const lendingVaults: readonly VaultDefinition[] = [
  singleVault('single-cro', 'Single', 13, 'lending', {
    isNative: true,
    minWithdrawal: '1',
    tonicApy: 0,
    claimToken: 'TONIC',
  }),
  singleVault('single-usdc', 'Single', 9, 'lending', { minWithdrawal: '1', tonicApy: 300, claimToken: 'TONIC' }),
  singleVault('single-btc', 'Single', 8, 'lending', { minWithdrawal: '0.0001', tonicApy: 100, claimToken: 'TONIC' }),
  singleVault('single-eth', 'Single', 11, 'lending', { minWithdrawal: '0.001', tonicApy: 100, claimToken: 'TONIC' }),
  singleVault('single-tonic', 'Single', 7, 'lending', {
    minWithdrawal: '1',
    tonicApy: 2200,
    claimToken: 'TONIC',
    isHighRisk: true,
  }),
  singleVault('singlefi-cro', 'Single', 10, 'lending', WRAPPED),
  singleVault('singlefi-usdc', 'Single', 10, 'lending'),
  singleVault('singlefi-usdt', 'Single', 10, 'lending'),
  singleVault('singlefi-vvs', 'Single', 10, 'lending'),
  singleVault('singlefi-mmf', 'Single', 10, 'lending', { isHighRisk: true }),
  singleVault('singlefi-single', 'Single', 10, 'lending', { isHighRisk: true }),
  singleVault('mimas-cro', 'Mimas', 6, 'lending', WRAPPED),
  singleVault('mimas-bcro', 'Mimas', 6, 'staking'),
  lpVault('mimas-mimas-cro', 'Mimas', 6, { isHighRisk: true }),
  singleVault('annex-cro', 'Annex', 5, 'lending', WRAPPED),
  lpVault('annex-cro-ann', 'Annex', 5, { isHighRisk: true, disableDeposit: true }),
]
