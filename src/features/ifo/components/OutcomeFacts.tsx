import type { Offering, Offerings } from '@/domain/ifo/offering'
import type { Outcome } from '@/domain/ifo/sale'
import { useTranslation } from '@/i18n/useTranslation'
import { ready } from '@/lib/loadable'
import { Fact } from '@/ui/Facts'
import { TokenAmount } from '@/widgets/figures/TokenAmount'

interface OutcomeFactsProps {
  readonly offerings: Offerings
  readonly offering: Offering
  readonly outcome: Outcome
}

/** What a commitment turns into: tokens, what they cost, what comes back, and the tax. */
export function OutcomeFacts({ offerings: { lpToken }, offering: { token }, outcome }: OutcomeFactsProps) {
  const { t } = useTranslation()
  const { offeringWei, payWei, refundWei, taxWei } = outcome
  return (
    <>
      <Fact name={t('ifo.outcome.tokens')}>
        <TokenAmount token={token} wei={ready(offeringWei)} />
      </Fact>
      <Fact name={t('ifo.outcome.pay')}>
        <TokenAmount token={lpToken} wei={ready(payWei)} />
      </Fact>
      <Fact name={t('ifo.outcome.refund')}>
        <TokenAmount token={lpToken} wei={ready(refundWei)} />
      </Fact>
      {taxWei > 0n && (
        <Fact name={t('ifo.outcome.tax')}>
          <TokenAmount token={lpToken} wei={ready(taxWei)} />
        </Fact>
      )}
    </>
  )
}
