import type { PublicStatus } from '@/domain/competition/model/phase'
import { deriveActionForm } from '@/forms/walletForm'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TxButton } from '@/widgets/tx/TxButton'
import { usePendingSubmit } from '@/widgets/tx/usePendingSubmit'
import { ButtonBox } from '../components/Competition.styles'
import type { CompetitionNow } from '../hooks/useCompetitionNow'
import { advanceTx } from '../model/competitionTx'

interface AdvanceRowProps {
  readonly now: CompetitionNow
  readonly next: PublicStatus
}

/** Lets anyone set the next status, once its time has come. */
export function AdvanceRow({ now, next }: AdvanceRowProps) {
  const { t } = useTranslation()
  const wallet = useWallet()
  const { submit, isPending } = usePendingSubmit()
  const text = { key: isPending ? 'competition.pending' : `competition.advance.${next}` } as const
  const form = isPending
    ? ({ status: 'invalid', text } as const)
    : deriveActionForm(wallet.status, advanceTx(now.competition, next), text)
  return (
    <Stack gap={8}>
      <Text size="sm" tone="muted">
        {t(`competition.advance.${next}.body`)}
      </Text>
      <ButtonBox>
        <TxButton form={form} onSubmit={submit} variant="secondary" />
      </ButtonBox>
    </Stack>
  )
}
