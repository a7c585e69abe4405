import { useState } from 'react'
import { checkNode, type NodeCheck } from '@/chain/nodes/checkNode'
import { readOwnNode } from '@/chain/nodes/ownNode'
import { changeOwnNode, ensureRanking } from '@/chain/nodes/ranking'
import { getDeployment } from '@/config/deployment'

/** The progress of setting a custom node, or why it was rejected. */
export type OwnNodeProgress =
  | { readonly kind: 'idle' | 'checking' | 'used' | 'removed' }
  | Exclude<NodeCheck, { readonly kind: 'good' }>

interface OwnNodeForm {
  readonly typed: string
  readonly type: (text: string) => void
  readonly isUsed: boolean
  readonly progress: OwnNodeProgress
  /** Checks the node against the others, and uses it if it is in sync. */
  readonly check: () => Promise<void>
  readonly remove: () => void
}

/** @param onChange called when the preferred node changes */
export function useOwnNode(onChange: (() => void) | undefined): OwnNodeForm {
  const [used, setUsed] = useState(readOwnNode)
  const [typed, setTyped] = useState(used ?? '')
  const [progress, setProgress] = useState<OwnNodeProgress>({ kind: 'idle' })

  const change = (url: string | undefined) => {
    changeOwnNode(url)
    setUsed(url)
    setTyped(url ?? '')
    setProgress({ kind: url === undefined ? 'removed' : 'used' })
    onChange?.()
  }
  return {
    typed,
    type: (text) => {
      setTyped(text)
      setProgress({ kind: 'idle' })
    },
    isUsed: used !== undefined,
    progress,
    check: async () => {
      setProgress({ kind: 'checking' })
      const others = ensureRanking()
      await others.probe()
      const result = await checkNode(typed, getDeployment().chainId, others.height())
      if (result.kind === 'good') change(result.url)
      else setProgress(result)
    },
    remove: () => change(undefined),
  }
}
