import { beforeEach } from 'vitest'
import { setDeployment } from '@/config/deployment'
import { loadDeployment } from '@/config/loadDeployment'

// Test files may read it while they load, and a test that sets another network must not affect the next one.
const deployment = await loadDeployment()
setDeployment(deployment)
beforeEach(() => setDeployment(deployment))
