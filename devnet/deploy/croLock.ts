import { ZeroAddress } from 'ethers'
import { croLockTerms } from '../tables/campaigns.ts'
import type { Roles } from './accounts.ts'
import type { Deployed, DeployScript } from './script.ts'

/** The CRO lock with its reward pool, and a lock of each of the first two users. */
export function deployCroLock(script: DeployScript, roles: Roles): Deployed {
  const { apr, durationSec, rewardPoolWei, seededLockWei } = croLockTerms
  const lock = script.deploy('CroLock', [apr, durationSec])
  script.call(lock, 'fundRewards', [], { value: rewardPoolWei })
  for (const from of roles.users.slice(0, 2))
    script.call(lock, 'deposit', [ZeroAddress], { from, value: seededLockWei })
  return lock
}
