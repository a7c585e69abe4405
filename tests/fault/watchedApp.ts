import { erc20Contract } from '@/chain/contracts/erc20'
import { createRankedNodes, type RankedNodes } from '@/chain/nodes/rankedNodes'
import { createFallbackNodes } from '@/chain/rpc/fallbackNodes'
import { createRpcClient } from '@/chain/rpc/rpcClient'
import { createCallsView } from '@/hooks/callsView'
import { createExternalStore } from '@/lib/externalStore'
import type { Address } from '@/lib/hex'
import type { Loadable } from '@/lib/loadable'
import { createAppStore } from '@/store/appStore'
import { blockPollingStarted, blockPollingStopped, blockRequested } from '@/store/block/blockSlice'
import type { Agreement } from '@/store/multicall/agreement'
import { createFigureComparing, type FigureComparing } from '@/store/multicall/figureComparing'
import { callListenersChanged } from '@/store/multicall/multicallSlice'

/** The app without rendering: its RPC client, its store, and a value as its hooks return it. */
export interface WatchedApp {
  /** The displayed value. */
  shown(): Loadable<bigint>
  /** The displayed block. */
  block(): number | undefined
  /** State of the comparison with other nodes. */
  agreement(): Agreement
  /** Every change of the display, with a description of what was wrong. */
  readonly figures: () => number
  readonly wrong: readonly string[]
  close(): void
}

export interface WatchedAppOptions {
  readonly urls: readonly string[]
  readonly chainId: number
  readonly multicall: string
  readonly token: string
  readonly account: string
  /** Current lower and upper bound of the true value. */
  readonly bounds: () => { readonly least: bigint; readonly most: bigint }
}

/**
 * Opens the app on some nodes: first values in the deployment's order, then ranked and compared, like the page does.
 */
export function openWatchedApp({ urls, chainId, multicall, token, account, bounds }: WatchedAppOptions): WatchedApp {
  const client = createRpcClient(createFallbackNodes(urls, chainId))
  const store = createAppStore({ client, chainId, multicall: multicall as Address })
  const view = createCallsView(store, chainId, [erc20Contract(token as Address).balanceOf(account as Address)])
  const wrong: string[] = []
  let figures = 0
  const agreement = createExternalStore<Agreement>('none')
  let ranked: RankedNodes | undefined
  let comparing: FigureComparing | undefined
  let lastBlock = 0
  let lastFigure = 0n

  const shown = () => view.getSnapshot()[0] as Loadable<bigint>
  const block = () => store.getState().block.latest?.number
  const stop = store.subscribe(() => {
    const now = shown()
    const at = block() ?? 0
    if (at < lastBlock) wrong.push(`the block went from ${String(lastBlock)} back to ${String(at)}`)
    lastBlock = at
    const hasFigure = now.status === 'ready' || now.status === 'stale'
    if (ranked === undefined && (hasFigure || store.getState().block.hasFailed)) {
      ranked = createRankedNodes(urls, chainId)
      client.switchNodes(ranked)
      const nodes = ranked
      const options = {
        store,
        chainId,
        multicall: multicall as Address,
        nodes: () => nodes,
        agreement,
        disagreementCount: createExternalStore(0),
      }
      comparing = createFigureComparing(options)
      void ranked.probe().then(() => store.dispatch(blockRequested()))
    }
    if (!hasFigure) return
    if (now.value === lastFigure) return
    const { least, most } = bounds()
    figures += 1
    if (now.value < least || now.value > most)
      wrong.push(`${String(now.value)} never was, it is ${String(least)} to ${String(most)}`)
    if (now.value < lastFigure) wrong.push(`${String(now.value)} was shown after ${String(lastFigure)}`)
    lastFigure = now.value
  })
  store.dispatch(callListenersChanged({ chainId, changes: [{ keys: view.keys, blocksPerFetch: 1, by: 1 }] }))
  store.dispatch(blockPollingStarted())
  return {
    shown,
    block,
    agreement: agreement.getSnapshot,
    figures: () => figures,
    wrong,
    close() {
      stop()
      comparing?.stop()
      ranked?.stop()
      store.dispatch(blockPollingStopped())
    },
  }
}
