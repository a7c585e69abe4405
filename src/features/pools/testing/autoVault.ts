import { DIAL_TOKEN, MASTER_CHEF } from '@/domain/farm/testing/pools'
import type { AutoVault } from '../model/vaultTx'

export const testAutoVault: AutoVault = {
  address: `0x${'a'.repeat(40)}`,
  token: DIAL_TOKEN,
  masterChef: MASTER_CHEF,
}
