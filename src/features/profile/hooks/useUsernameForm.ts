import { useState } from 'react'
import { checkUsername, type NameAnswer, registerUsername } from '@/api/profile/names'
import { useDebounced } from '@/hooks/useDebounced'
import { useService } from '@/hooks/useService'
import type { TranslatableText } from '@/i18n/keys'
import type { Address } from '@/lib/hex'
import { useSignMessage } from '@/widgets/tx/sign/useSignMessage'
import { findUsernameError } from '../model/username'

const DEBOUNCE_MS = 200

export type NameCheck =
  | { readonly status: 'empty' | 'checking' | 'free' }
  | { readonly status: 'refused'; readonly text: TranslatableText }
  | { readonly status: 'failed'; readonly retry: () => void }

const REFUSALS = {
  taken: { key: 'profile.name.taken' },
  similar: { key: 'profile.name.similar' },
  invalid: { key: 'profile.name.characters' },
} as const satisfies Record<Exclude<NameAnswer, 'free'>, TranslatableText>

/** What the rules and the service say about a name. */
export function useNameCheck(serviceUrl: string | undefined, typed: string): NameCheck {
  const settled = useDebounced(typed, DEBOUNCE_MS)
  const error = findUsernameError(typed)
  const isAsked = typed !== '' && error === undefined && settled === typed && serviceUrl !== undefined
  const answer = useService(isAsked ? `profile/valid/${typed}` : undefined, async () =>
    checkUsername(serviceUrl ?? '', typed),
  )
  if (typed === '') return { status: 'empty' }
  if (error !== undefined) return { status: 'refused', text: { key: error } }
  if (answer.status === 'failed') return answer
  if (answer.status === 'loading') return { status: 'checking' }
  return answer.value === 'free' ? { status: 'free' } : { status: 'refused', text: REFUSALS[answer.value] }
}

export interface NameRegistration {
  /** Signs the name and gives it to the account, for good. */
  readonly register: (username: string) => Promise<void>
  readonly isBusy: boolean
  /** The name that was registered here. */
  readonly registered: string | undefined
  readonly failure: TranslatableText | undefined
}

/** Registers a name with the account's signature. */
export function useNameRegistration(serviceUrl: string | undefined, account: Address): NameRegistration {
  const sign = useSignMessage()
  const [isBusy, setIsBusy] = useState(false)
  const [registered, setRegistered] = useState<string>()
  const [failure, setFailure] = useState<TranslatableText>()
  const run = async (username: string): Promise<TranslatableText | undefined> => {
    if (serviceUrl === undefined) return { key: 'profile.name.unverified' }
    const result = await sign(() =>
      Promise.resolve({
        request: { kind: 'text', message: username },
        title: { key: 'profile.name.sign.title' },
        purpose: { key: 'profile.name.sign.purpose' },
      }),
    )
    if (result.status === 'rejected') return undefined
    if (result.status !== 'signed') return { key: 'profile.name.unsigned' }
    try {
      const answer = await registerUsername(serviceUrl, { address: account, username, signature: result.signature })
      if (answer !== 'free') return REFUSALS[answer]
      setRegistered(username)
      return undefined
    } catch {
      return { key: 'profile.name.unverified' }
    }
  }
  return {
    isBusy,
    registered,
    failure,
    register: async (username) => {
      setIsBusy(true)
      setFailure(undefined)
      try {
        setFailure(await run(username))
      } finally {
        setIsBusy(false)
      }
    },
  }
}
