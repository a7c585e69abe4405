import { useState } from 'react'
import type { HubReceipt } from '@/api/snapshot/send'
import type { SignRequest } from '@/chain/tx/signRequest'
import type { TxText } from '@/chain/tx/txRequest'
import { VOTING_SPACE } from '@/config/voting'
import type { TranslatableText } from '@/i18n/keys'
import { type Address, isSameAddress } from '@/lib/hex'
import { useSignMessage } from '@/widgets/tx/sign/useSignMessage'

/** What every message holds. */
interface Signer {
  readonly from: Address
  readonly space: string
  /** Unix seconds, of this computer: the hub compares it with its own clock. */
  readonly timestamp: number
}

interface HubOrder {
  /** The account that the form is about, with its checksum. */
  readonly account: Address
  readonly title: TxText
  readonly purpose: TxText
  readonly requestOf: (signer: Signer) => Extract<SignRequest, { readonly kind: 'typedData' }>
}

export interface HubMessage {
  /** Asks for the signature and sends the message. Never rejects; undefined where nothing is stored. */
  readonly send: (order: HubOrder) => Promise<HubReceipt | undefined>
  readonly isBusy: boolean
  readonly failure: TranslatableText | undefined
}

/** Signs a message and sends it to the hub. */
export function useHubMessage(url: string): HubMessage {
  const sign = useSignMessage()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<TranslatableText>()

  const run = async ({
    account,
    title,
    purpose,
    requestOf,
  }: HubOrder): Promise<HubReceipt | TranslatableText | undefined> => {
    const request = requestOf({ from: account, space: VOTING_SPACE, timestamp: Math.floor(Date.now() / 1_000) })
    const result = await sign((signer) =>
      Promise.resolve(isSameAddress(signer, account) ? { request, title, purpose } : undefined),
    )
    if (result.status === 'rejected') return undefined
    if (result.status !== 'signed') return { key: 'voting.sign.failed' }
    const { domain, types, message } = request
    try {
      const { sendMessage } = await import('@/api/snapshot/send')
      return await sendMessage(url, { address: account, sig: result.signature, data: { domain, types, message } })
    } catch (error) {
      // By name, because the class is in a chunk that may not have been loaded.
      return error instanceof Error && error.name === 'HubRefusedError'
        ? { key: 'voting.hub.refused', values: { reason: error.message } }
        : { key: 'voting.hub.unanswered' }
    }
  }

  return {
    isBusy,
    failure,
    send: async (order) => {
      setIsBusy(true)
      setFailure(undefined)
      try {
        const outcome = await run(order)
        if (outcome === undefined || 'id' in outcome) return outcome
        setFailure(outcome)
        return undefined
      } finally {
        setIsBusy(false)
      }
    },
  }
}
