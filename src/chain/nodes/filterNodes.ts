import type { NodeSet } from './nodeSet'

/** The nodes whose URL passes `isIn`, in order. Their answers do not affect the ranking. */
export function filterNodes(nodes: NodeSet, isIn: (url: string) => boolean): NodeSet {
  return {
    order: () => nodes.order().filter(isIn),
    patienceMs: (url) => nodes.patienceMs(url),
    ask: (url, requests) => nodes.ask(url, requests),
    won: () => undefined,
  }
}
