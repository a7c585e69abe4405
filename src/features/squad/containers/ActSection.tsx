import type { SquadReads } from '@/domain/squad/useSquad'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { BuyForm } from './BuyForm'
import { MintForm } from './MintForm'
import { RefundForm } from './RefundForm'

/** What can be done in the current phase. */
export function ActSection({ reads }: { readonly reads: SquadReads }) {
  const { t } = useTranslation()
  const status = valueOf(reads.sale)?.status
  return (
    <Card as="section" aria-labelledby="squad-act" data-testid="squad-act">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="squad-act">
          {t(status === undefined ? 'squad.act' : `squad.act.${status}`)}
        </Heading>
        {status === undefined ? (
          reads.sale.status === 'loading' && <Skeleton width="100%" height="8rem" />
        ) : (
          <Text tone="muted">{t(`squad.act.${status}.body`)}</Text>
        )}
        {(status === 'presale' || status === 'sale') && <BuyForm reads={reads} />}
        {status === 'claim' && <MintForm reads={reads} />}
        {status === 'refund' && <RefundForm reads={reads} />}
      </Stack>
    </Card>
  )
}
