import { beforeEach } from 'vitest'
import { setDeployment } from '@/config/deployment'
import { loadDeployment } from '@/config/loadDeployment'

// A test file may read it as it is evaluated; a test that sets another network leaves none behind.
const deployment = await loadDeployment()
setDeployment(deployment)
beforeEach(() => setDeployment(deployment))
