import type { TranslatableText } from '@/i18n/keys'
import type { LoginFailure } from '@/wallet/session'

export interface FailureTexts {
  readonly title: TranslatableText
  readonly description: TranslatableText | string
}

/** Toast text of a failed login; a wallet's own message is shown unchanged. */
export function loginFailureText(failure: LoginFailure): FailureTexts {
  switch (failure.kind) {
    case 'noProvider':
      return { title: { key: 'wallet.error.provider' }, description: { key: 'wallet.error.provider.text' } }
    case 'notAuthorized':
      return { title: { key: 'wallet.error.authorization' }, description: { key: 'wallet.error.authorization.text' } }
    case 'unknownConnector':
      return { title: { key: 'wallet.error.connector' }, description: { key: 'wallet.error.connector.text' } }
    case 'wrongNetwork':
      return { title: { key: 'wallet.error.wrongNetwork' }, description: { key: 'wallet.error.wrongNetwork.text' } }
    case 'other':
      return { title: { key: 'wallet.error.auth', values: { name: failure.name } }, description: failure.message }
  }
}
