import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { readV1Claims, type V1Claim } from '@/domain/prediction/v1Claims'
import { useConfirmedCount } from '@/hooks/useConfirmedCount'
import { useService } from '@/hooks/useService'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'

const NOTHING: readonly V1Claim[] = []

/** What an account can still claim from the market's first version. Loading while it is not asked. */
export function useV1Claims(predictionV1: Address | undefined, account: Address): Loadable<readonly V1Claim[]> {
  const { multicall } = getDeployment().contracts
  const version = useConfirmedCount()
  return useService(
    predictionV1 && multicall && `predictionV1 ${account}`,
    async () => (predictionV1 && multicall ? readV1Claims(readClient, { multicall, predictionV1, account }) : NOTHING),
    { version },
  )
}
