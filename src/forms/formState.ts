import type { TxRequest, TxText } from '@/chain/tx/txRequest'

/** The state of a form, derived from its input by pure functions and drawn by a single button. */
export type FormState<R = TxRequest> =
  | { readonly status: 'disconnected' }
  | { readonly status: 'wrongChain' }
  | { readonly status: 'empty'; readonly text: TxText }
  | { readonly status: 'invalid'; readonly text: TxText }
  | {
      readonly status: 'needsApproval'
      readonly request: TxRequest
      readonly isPending: boolean
      /** The action after the approval, batched with it if the wallet supports EIP-5792. */
      readonly next?: { readonly request: TxRequest; readonly text: TxText }
    }
  | { readonly status: 'ready'; readonly request: R; readonly text: TxText }
