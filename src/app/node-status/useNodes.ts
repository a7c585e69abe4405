import { useEffect, useState, useSyncExternalStore } from 'react'
import type { NodeRecord } from '@/chain/nodes/nodeRecord'
import { readOwnNode } from '@/chain/nodes/ownNode'
import { ensureRanking } from '@/chain/nodes/ranking'

interface Nodes {
  readonly records: readonly NodeRecord[]
  /** URL of the node whose answer was used last. */
  readonly currentUrl: string | undefined
  /** URL of the user's own node. */
  readonly ownUrl: string | undefined
  readonly isProbing: boolean
  readonly probe: () => Promise<void>
  /** Subscribes to the new ranking after a change of nodes. */
  readonly refresh: () => void
}

/** The records of all nodes; measures them once at the start. */
export function useNodes(): Nodes {
  const [nodes, setNodes] = useState(ensureRanking)
  const [isProbing, setIsProbing] = useState(false)
  const records = useSyncExternalStore(nodes.records.subscribe, nodes.records.getSnapshot)
  useEffect(() => {
    void nodes.probe()
  }, [nodes])
  return {
    records,
    currentUrl: nodes.current(),
    ownUrl: readOwnNode(),
    isProbing,
    probe: async () => {
      setIsProbing(true)
      await nodes.probe()
      setIsProbing(false)
    },
    refresh: () => setNodes(ensureRanking()),
  }
}
