import { ZeroAddress } from 'ethers'
import { croLockTerms } from '../tables/campaigns.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, Script } from './script.ts'

/** Deploys the CRO lock with its reward pool. */
export function deployLockContract(script: Script, rewardPoolWei: bigint): Deployed {
  const { apr, durationSec } = croLockTerms
  const lock = script.deploy('CroLock', [apr, durationSec])
  script.call(lock, 'fundRewards', [], { value: rewardPoolWei })
  return lock
}

/** Deploys the CRO lock with one lock for each of the first two users. */
export function deployCroLock(script: Script, roles: Roles): Deployed {
  const { rewardPoolWei, seededLockWei } = croLockTerms
  const lock = deployLockContract(script, rewardPoolWei)
  for (const from of roles.users.slice(0, 2))
    script.call(lock, 'deposit', [ZeroAddress], { from, value: seededLockWei })
  return lock
}
