import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'
import { DEFAULT_CHAIN_ID } from '../tables/network.ts'
import { readChainState } from './chainState.ts'

it('the committed deployment file matches a fresh deployment', async () => {
  const { deployment } = await readChainState(DEFAULT_CHAIN_ID)
  const committed: unknown = JSON.parse(readFileSync(paths.deploymentFile, 'utf8'))
  expect(committed, 'run npx tsx devnet/deploy/writeDeployment.ts').toEqual(deployment)
})

it('addresses are the same for another chain id', async () => {
  const [usual, cronos] = await Promise.all([readChainState(DEFAULT_CHAIN_ID), readChainState(25)])
  expect(cronos.deployment).toEqual(usual.deployment)
})
