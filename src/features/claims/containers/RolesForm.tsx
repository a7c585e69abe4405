import { useMemo, useState } from 'react'
import type { Claims } from '@/domain/claims/claims'
import { type RoleToken, roleMembersReading, TOKEN_ROLES, type TokenRole } from '@/domain/claims/roleToken'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Select } from '@/ui/Select'
import { RecipientField } from '@/widgets/known-address/RecipientField'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { useRecipient } from '../hooks/useRecipient'
import { deriveRoleForm } from '../model/roleTokenForms'
import type { RoleChange } from '../model/roleTokenTx'

const CHANGES = ['grant', 'revoke'] as const satisfies readonly RoleChange[]

/** Grants roles and takes them away. For accounts with the admin role. */
export function RolesForm({ claims, token }: { readonly claims: Claims; readonly token: RoleToken }) {
  const { t } = useTranslation()
  const { status: walletStatus } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const [change, setChange] = useState<RoleChange>('grant')
  const [role, setRole] = useState<TokenRole>('minter')
  const { recipient, ...entry } = useRecipient()
  const { address, memberCounts } = token
  const count = memberCounts[role]
  const members = useReading(useMemo(() => roleMembersReading(address, role, count), [address, role, count]))
  const form = deriveRoleForm({ walletStatus, claims, token, change, role, recipient, members: valueOf(members) })
  return (
    <Card as="section" aria-labelledby="role-token-admin" data-testid="role-token-admin">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="role-token-admin">
          {t('roleToken.admin')}
        </Heading>
        <Select
          label={t('roleToken.change')}
          value={change}
          onChange={setChange}
          options={CHANGES.map((value) => ({ value, label: t(`roleToken.${value}`) }))}
        />
        <Select
          label={t('roleToken.role')}
          value={role}
          onChange={setRole}
          options={TOKEN_ROLES.map((value) => ({ value, label: t(`roleToken.role.${value}`) }))}
        />
        <RecipientField
          {...entry}
          recipient={recipient}
          label={t('roleToken.account')}
          hint={t('roleToken.to.hint')}
          invalid={t('roleToken.invalidAddress')}
        />
        <TxButton
          form={isPending ? { status: 'empty', text: { key: 'roleToken.pending' } } : form}
          onSubmit={submit}
          variant="secondary"
        />
      </Stack>
    </Card>
  )
}
