import type { NodeSet } from './nodeSet'

/** Restricts a node set to the URLs that pass `isIn`, in the same order. Their answers do not affect the ranking. */
export function filterNodes(nodes: NodeSet, isIn: (url: string) => boolean): NodeSet {
  return {
    order: () => nodes.order().filter(isIn),
    hedgeDelayMs: (url) => nodes.hedgeDelayMs(url),
    ask: (url, requests) => nodes.ask(url, requests),
    markUsed: () => undefined,
  }
}
