import type { TokenAddressStatus } from '@/domain/token/useTokenAddress'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ResultsFrame } from './ResultsFrame'

/** Shown without results: the on-chain status of a typed address, otherwise 'No results found.' */
export function AddressNote({ id, address }: { readonly id: string; readonly address: TokenAddressStatus }) {
  const { t } = useTranslation()
  const title = {
    none: t('tokens.none'),
    invalid: t('tokens.address.invalid'),
    loading: t('tokens.address.loading'),
    notExists: t('tokens.address.notExists'),
    exists: '',
    failed: t('tokens.address.failed'),
  }[address.status]
  return (
    <ResultsFrame id={id} role="status">
      <EmptyState
        title={title}
        action={
          address.status === 'failed' && (
            <Button size="sm" onClick={address.retry}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    </ResultsFrame>
  )
}
