import { openClaims } from '@/domain/ifo/account'
import { claimTx } from '@/domain/ifo/ifoTx'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { ready, retryFailed, valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { useSubmitAll } from '@/widgets/tx/useSubmitAll'
import { SwitchNetworkButton } from '@/widgets/wallet/SwitchNetworkButton'
import { Rows } from '../components/Ifo.styles'
import type { IfoReads } from '../hooks/useIfo'
import { phaseOf } from '../model/saleView'

/** Tokens and refunds that the account has not claimed, in all sales, so that none is forgotten; nothing if there are none. */
export function ClaimAllPart({ ifo, block }: { readonly ifo: IfoReads; readonly block: number }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { submitAll, progress, isSent } = useSubmitAll()
  const { offerings, account, sales } = ifo
  if (account === undefined) return null
  const ended = sales.filter((reads) => phaseOf(reads, block) === 'finished')
  const unread = ended.flatMap(({ own }) => (own.status === 'failed' ? [own] : []))
  const claims = ended.flatMap(({ offering, own }) => {
    const known = valueOf(own)
    return known === undefined
      ? []
      : openClaims(known, 'finished').map((claim) => ({
          key: `${account}/${offering.id}/${claim.name}`,
          offering,
          claim,
          request: claimTx(offerings, offering, claim),
        }))
  })
  const open = claims.filter(({ key }) => !isSent(key))
  if (claims.length === 0 && unread.length === 0) return null
  return (
    <Card as="section" aria-labelledby="ifo-claims" data-testid="ifo-claims">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="ifo-claims">
          {t('ifo.claims')}
        </Heading>
        {unread.length > 0 && (
          <Notice
            tone="warning"
            title={t('ifo.claims.unread', { count: unread.length })}
            action={<RetryButton onRetry={() => retryFailed(unread)} />}
          />
        )}
        {claims.length > 0 && (
          <>
            <Text tone="muted">{t('ifo.claims.body')}</Text>
            <Rows>
              {claims.map(({ key, offering, claim }) => (
                <li key={key}>
                  <Text as="span" isStrong>
                    {t('ifo.claims.of', { token: offering.token.symbol, pool: t(`ifo.pool.${claim.name}`) })}
                  </Text>
                  <span>
                    {claim.offeringWei > 0n && <TokenAmount token={offering.token} wei={ready(claim.offeringWei)} />}
                    {claim.offeringWei > 0n && claim.refundWei > 0n && ' + '}
                    {claim.refundWei > 0n && <TokenAmount token={offerings.lpToken} wei={ready(claim.refundWei)} />}
                  </span>
                </li>
              ))}
            </Rows>
            <div role="status">
              {progress !== undefined && progress.total > 1 && (
                <Text size="sm">{t('ifo.claims.progress', { sent: progress.sent + 1, total: progress.total })}</Text>
              )}
            </div>
            <Row>
              {status === 'wrongChain' ? (
                <SwitchNetworkButton />
              ) : (
                <Button
                  variant="primary"
                  isBusy={progress !== undefined || open.length === 0}
                  onClick={() => void submitAll(open)}
                >
                  {t('ifo.claims.submit', { count: claims.length })}
                </Button>
              )}
            </Row>
          </>
        )}
      </Stack>
    </Card>
  )
}
