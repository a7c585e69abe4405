import { useState } from 'react'
import type { Claims } from '@/domain/claims/claims'
import type { RoleToken } from '@/domain/claims/roleToken'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Tabs } from '@/ui/Tabs'
import { type TokenAct, tokenActs } from '../model/roleTokenForms'
import { TokenActForm } from './TokenActForm'

/** What the account may do with the token: transfer and burn its own, and mint with the role for it. */
export function TokenActs({ claims, token }: { readonly claims: Claims; readonly token: RoleToken }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<TokenAct>('transfer')
  const acts = tokenActs(token)
  return (
    <Card as="section" aria-label={t('roleToken.acts')} data-testid="role-token-acts">
      <Tabs
        label={t('roleToken.acts')}
        tabs={acts.map((act) => ({
          id: act,
          label: t(`roleToken.${act}`),
          content: <TokenActForm claims={claims} token={token} act={act} />,
        }))}
        selectedId={acts.includes(chosen) ? chosen : 'transfer'}
        onSelect={setChosen}
        keepsPanels
      />
    </Card>
  )
}
