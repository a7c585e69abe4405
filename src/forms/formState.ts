import type { TxRequest, TxText } from '@/chain/tx/txRequest'

/** What a form says of itself; one button draws any form from it. Pure functions derive it from what was typed. */
export type FormState<R = TxRequest> =
  | { readonly status: 'disconnected' }
  | { readonly status: 'wrongChain' }
  | { readonly status: 'empty'; readonly text: TxText }
  | { readonly status: 'invalid'; readonly text: TxText }
  | {
      readonly status: 'needsApproval'
      readonly request: TxRequest
      readonly isPending: boolean
      /** What the approval is for: done with it in one confirmation where the wallet takes several calls as one. */
      readonly next?: { readonly request: TxRequest; readonly text: TxText }
    }
  | { readonly status: 'ready'; readonly request: R; readonly text: TxText }
