import type { Claims } from '@/domain/claims/claims'
import type { RoleToken } from '@/domain/claims/roleToken'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { pauseTx } from '../model/roleTokenTx'

/** Pauses the token, or ends the pause. For accounts with the pauser role. */
export function PausePart({ claims, token }: { readonly claims: Claims; readonly token: RoleToken }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const text = { key: token.isPaused ? 'roleToken.unpause' : 'roleToken.pause' }
  return (
    <Card as="section" aria-labelledby="role-token-pause">
      <Stack gap={12}>
        <Heading level={2} size="lg" id="role-token-pause">
          {t('roleToken.pause.title')}
        </Heading>
        <Text tone="muted">{t('roleToken.pause.body')}</Text>
        <TxButton
          form={
            isPending
              ? { status: 'empty', text: { key: 'roleToken.pending' } }
              : deriveActionForm(status, pauseTx(claims, token), text)
          }
          onSubmit={submit}
          variant="secondary"
        />
      </Stack>
    </Card>
  )
}
