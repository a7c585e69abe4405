import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { paths } from '../paths.ts'
import { DEFAULT_CHAIN_ID } from '../tables/network.ts'
import { readChainState } from './chainState.ts'

const { deployment } = await readChainState(DEFAULT_CHAIN_ID)
mkdirSync(dirname(paths.deploymentFile), { recursive: true })
writeFileSync(paths.deploymentFile, `${JSON.stringify(deployment, undefined, 2)}\n`)
