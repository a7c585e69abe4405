import { useState } from 'react'
import { checkNode, type NodeCheck } from '@/chain/nodes/checkNode'
import { readOwnNode } from '@/chain/nodes/ownNode'
import { changeOwnNode, ensureRanking } from '@/chain/nodes/ranking'
import { getDeployment } from '@/config/deployment'

/** How far the change of the user's own node is, or why it was refused. */
export type OwnNodeProgress =
  | { readonly kind: 'idle' | 'checking' | 'used' | 'removed' }
  | Exclude<NodeCheck, { readonly kind: 'good' }>

interface OwnNodeForm {
  readonly typed: string
  readonly type: (text: string) => void
  readonly isUsed: boolean
  readonly progress: OwnNodeProgress
  /** Asks the node and the others, and uses it where it is one of them. */
  readonly check: () => Promise<void>
  readonly remove: () => void
}

/** @param onChange another node is asked first from now on */
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
