import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { SWRConfig } from 'swr'
import { getDeployment } from '@/config/deployment'
import { createAppStore } from '@/store/appStore'
import { blockPollingStarted, blockPollingStopped } from '@/store/block/blockSlice'
import { leaveStore } from '@/store/testing/leaveStore'

export interface TestStoreProps {
  /** Answers a JSON-RPC request, or throws. */
  readonly node: (method: string, params: readonly unknown[]) => unknown
  readonly children: ReactNode
}

/** What services answered is not kept for the next test. */
const services = { provider: () => new Map() }

/** For component tests: the app's store on a test node. */
export function TestStore({ node, children }: TestStoreProps) {
  const [store] = useState(() =>
    createAppStore({
      client: {
        request: async (method, params, parse) => {
          await Promise.resolve()
          return parse(node(method, params))
        },
      },
      chainId: getDeployment().chainId,
      multicall: getDeployment().contracts.multicall,
    }),
  )
  useEffect(() => {
    store.dispatch(blockPollingStarted())
    return () => {
      store.dispatch(blockPollingStopped())
      leaveStore(store)
    }
  }, [store])
  return (
    <SWRConfig value={services}>
      <Provider store={store}>{children}</Provider>
    </SWRConfig>
  )
}
