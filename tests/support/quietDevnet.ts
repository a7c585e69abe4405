import { type Devnet, type DevnetOptions, startDevnet } from '../../devnet/startDevnet'
import { freePort } from '../../scripts/support/ports.mjs'
import { CHAIN_ID } from './site'

/** Starts a local Cronos for a browser, on free ports: only the test changes it, and a block is mined per transaction. */
export async function startQuietDevnet(options: Pick<DevnetOptions, 'bulkVotes'> = {}): Promise<Devnet> {
  return startDevnet({
    port: await freePort(0),
    servicesPort: await freePort(0),
    chainId: CHAIN_ID,
    traders: false,
    blockTimeSec: 'automine',
    ...options,
  })
}
