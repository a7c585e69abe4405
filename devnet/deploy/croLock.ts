import { ZeroAddress } from 'ethers'
import { croLockTerms } from '../tables/campaigns.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, DeployScript } from './script.ts'

/** Deploys the CRO lock with its reward pool and one lock for each of the first two users. */
export function deployCroLock(script: DeployScript, roles: Roles): Deployed {
  const { apr, durationSec, rewardPoolWei, seededLockWei } = croLockTerms
  const lock = script.deploy('CroLock', [apr, durationSec])
  script.call(lock, 'fundRewards', [], { value: rewardPoolWei })
  for (const from of roles.users.slice(0, 2))
    script.call(lock, 'deposit', [ZeroAddress], { from, value: seededLockWei })
  return lock
}
