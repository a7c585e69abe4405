import type { Reading } from '@/chain/calls/reading'
import { readLatest } from '@/chain/calls/readReading'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { ZERO_ADDRESS } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'

/** Values of the readings, all from one block. A reading with a failed call is undefined. */
export async function readNow<T>(readings: readonly Reading<T>[]): Promise<readonly (T | undefined)[]> {
  return (await readLatest(readClient, getDeployment().contracts.multicall ?? ZERO_ADDRESS, readings)).map(valueOf)
}
