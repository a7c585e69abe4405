import { purchaseRoom } from '@/domain/squad/sale'
import type { SquadReads } from '@/domain/squad/useSquad'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { figureView } from '@/lib/figureView'
import { combineLoadables, mapLoadable, valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { TokenAmount } from '@/widgets/figures/TokenAmount'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { Count } from '../components/Count'
import { limitText } from '../model/squadForms'

/** What the account may do in the sale, and why not more. */
export function EligibilitySection({ reads: { edition, sale, own } }: { readonly reads: SquadReads }) {
  const { t, tText, locale } = useTranslation()
  const account = useAccount()
  const balance = mapLoadable(useCurrencyBalance(edition.token), ({ wei }) => wei)
  const terms = valueOf(sale)
  const room = valueOf(combineLoadables([sale, own, balance]))
  const limit = room && { ...purchaseRoom(room[0], room[1], room[2]), sale: room[0] }
  return (
    <Card as="section" aria-labelledby="squad-own" data-testid="squad-own">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="squad-own">
          {t('squad.own')}
        </Heading>
        {account === undefined ? (
          <Stack gap={12} align="start">
            <Text tone="muted">{t('squad.own.connect')}</Text>
            <ConnectButton variant="secondary" />
          </Stack>
        ) : (
          <Facts>
            <Fact name={t('squad.own.profile')}>
              <LoadableFigure
                view={figureView(own, ({ hasActiveProfile }) => {
                  const text = t(hasActiveProfile ? 'squad.own.profile.yes' : 'squad.own.profile.no')
                  return { text, full: text }
                })}
              />
            </Fact>
            <Fact name={t('squad.own.presale')}>
              <LoadableFigure
                view={figureView(own, ({ preSaleLimit, preSaleUsed }) => {
                  const text = t('squad.own.presale.used', {
                    used: formatCount(preSaleUsed, locale),
                    limit: formatCount(preSaleLimit, locale),
                  })
                  return { text, full: text }
                })}
              />
            </Fact>
            <Fact name={t('squad.own.tickets')}>
              <Count of={mapLoadable(own, ({ tickets }) => tickets)} />
            </Fact>
            <Fact name={t('squad.own.paid')}>
              <TokenAmount token={edition.token} wei={mapLoadable(own, ({ paidWei }) => paidWei)} />
            </Fact>
            <Fact name={t('squad.own.balance')}>
              <TokenAmount token={edition.token} wei={balance} />
            </Fact>
            {(terms?.status === 'presale' || terms?.status === 'sale') && (
              <Fact name={t('squad.own.room')}>
                <Count of={mapLoadable(combineLoadables([sale, own, balance]), (all) => purchaseRoom(...all).count)} />
              </Fact>
            )}
          </Facts>
        )}
        {limit !== undefined && limit.limit !== 'notOnSale' && (
          <Text size="sm" tone="muted">
            {tText(limitText(limit.limit, { edition, sale: limit.sale }))}
          </Text>
        )}
        {terms !== undefined && (
          <Text size="sm" tone="muted">
            {t('squad.snapshot', {
              block: formatCount(terms.snapshotBlock, locale),
              max: formatCount(terms.maxPerAddress, locale),
              batch: formatCount(terms.maxPerTransaction, locale),
            })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
