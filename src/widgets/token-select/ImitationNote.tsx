import { deployment } from '@/config/deployment'
import { type Currency, nativeCurrency } from '@/domain/token/currency'
import { imitatedBy } from '@/domain/token-list/model/imitation'
import type { TokenDirectory } from '@/domain/token-list/model/mergeTokens'
import { useTranslation } from '@/i18n/useTranslation'
import { Notice } from '@/ui/Notice'

const NATIVE = nativeCurrency(deployment)

export interface ImitationNoteProps {
  /** Nothing is said while it is not chosen. */
  readonly currency: Currency | undefined
  readonly directory: TokenDirectory
}

/** Says of a token that it has the name of another one of this network. */
export function ImitationNote({ currency, directory }: ImitationNoteProps) {
  const { t } = useTranslation()
  const imitated = currency && imitatedBy(currency, directory, NATIVE)
  if (imitated === undefined) return null
  return <Notice tone="bad" title={t('tokens.imitation.title', { symbol: imitated.symbol })}>{t('tokens.imitation.body')}</Notice>
}
