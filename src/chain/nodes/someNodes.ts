import type { NodeSet } from '../nodeSet'

/** Those of the nodes that `isIn` says, in their order. Which of all is in use does not change by what they answer. */
export function someNodes(nodes: NodeSet, isIn: (url: string) => boolean): NodeSet {
  return {
    order: () => nodes.order().filter(isIn),
    patienceMs: (url) => nodes.patienceMs(url),
    ask: (url, requests) => nodes.ask(url, requests),
    won: () => undefined,
  }
}
