import type { WrapperAccount } from '@/domain/claims/stakeWrapper'
import type { WrapperPlace } from '@/domain/claims/wrapperTx'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { type Loadable, mapLoadable } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { LinkText } from '../components/Claims.styles'
import { referralLink } from '../model/referralLink'
import { ClaimRewards } from './ClaimRewards'

interface ReferralCardProps {
  readonly account: Address
  readonly place: WrapperPlace
  readonly own: Loadable<WrapperAccount>
}

/** What the account earns as a referrer, and the link by which others name it. */
export function ReferralCard({ account, place, own }: ReferralCardProps) {
  const { t } = useTranslation()
  const link = referralLink(account)
  return (
    <Card as="section" aria-labelledby="stake-wrapper-referral" data-testid="stake-wrapper-referral">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="stake-wrapper-referral">
          {t('stakeWrapper.referral')}
        </Heading>
        <Text tone="muted">{t('stakeWrapper.referral.body')}</Text>
        <Row gap={8} isWrapping={false}>
          <LinkText dir="ltr">{link}</LinkText>
          <CopyButton text={link} label={t('stakeWrapper.copy')} copiedLabel={t('stakeWrapper.copied')} />
        </Row>
        <Facts>
          <Fact name={t('stakeWrapper.pendingFee')}>
            <TokenAmount token={place.rewardToken} wei={mapLoadable(own, ({ pendingFeeWei }) => pendingFeeWei)} />
          </Fact>
        </Facts>
        <ClaimRewards claim="fee" place={place} own={own} />
      </Stack>
    </Card>
  )
}
