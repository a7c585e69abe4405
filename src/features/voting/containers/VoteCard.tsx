import type { HubSpace, HubVote, Proposal } from '@/api/snapshot/parse'
import type { HubReceipt } from '@/api/snapshot/send'
import { chosenNumbers } from '@/domain/voting/choice'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { type Address, isSameAddress } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { SwitchNetworkButton } from '@/widgets/wallet/SwitchNetworkButton'
import { ReceiptLink } from '../components/ReceiptLink'
import { AnyText } from '../components/Voting.styles'
import { useChoiceText } from '../hooks/useChoiceText'
import { usePower } from '../hooks/useVoting'
import { isBallotType } from '../model/ballot'
import { PowerCheckLine } from './PowerCheckLine'
import { PowerFacts } from './PowerFacts'
import { VoteForm } from './VoteForm'

export interface VoteCardProps {
  readonly url: string
  readonly proposal: Proposal
  /** Undefined while unknown. */
  readonly space: HubSpace | undefined
  /** Undefined while unknown. */
  readonly votes: readonly HubVote[] | undefined
  /** Of the vote that was cast here. */
  readonly receipt: HubReceipt | undefined
  readonly onVoted: (receipt: HubReceipt) => void
}

/** The account's voting power and vote, and the form to cast or change it. */
export function VoteCard(props: VoteCardProps) {
  const { t, locale } = useTranslation()
  const { status } = useWallet()
  const account = useAccount()
  const { proposal, votes, receipt } = props
  const own = account && votes?.find(({ voter }) => isSameAddress(voter, account))
  return (
    <Card as="section" aria-labelledby="voting-cast" data-testid="cast">
      <Stack gap={16}>
        <Heading level={2} size="lg" id="voting-cast">
          {t('voting.cast')}
        </Heading>
        {proposal.state === 'pending' && (
          <Text tone="muted">{t('voting.cast.pending', { date: formatTime(proposal.start, locale) })}</Text>
        )}
        {proposal.state === 'closed' && (
          <Text tone="muted">{t('voting.cast.closed', { date: formatTime(proposal.end, locale) })}</Text>
        )}
        {own !== undefined && <OwnVote vote={own} proposal={proposal} />}
        {receipt !== undefined && (
          <Notice tone="good" title={t('voting.cast.done')}>
            {t('voting.cast.receipt')} <ReceiptLink cid={receipt.ipfs} />
          </Notice>
        )}
        {account === undefined ? (
          <>
            <Text tone="muted">{t('voting.cast.connect')}</Text>
            <div>{status === 'wrongChain' ? <SwitchNetworkButton /> : <ConnectButton isForAct />}</div>
          </>
        ) : (
          <AccountPart key={account} {...props} account={account} hasVoted={own !== undefined} />
        )}
      </Stack>
    </Card>
  )
}

function OwnVote({ vote, proposal: { choices, state, end } }: { readonly vote: HubVote; readonly proposal: Proposal }) {
  const { t, locale } = useTranslation()
  const texts = chosenNumbers(vote.choice).map(useChoiceText(choices))
  return (
    <Text>
      {t('voting.own')} <AnyText>{texts.join(', ')}</AnyText>
      {state === 'active' && ` · ${t('voting.own.change', { date: formatTime(end, locale) })}`}
    </Text>
  )
}

interface AccountPartProps extends VoteCardProps {
  readonly account: Address
  readonly hasVoted: boolean
}

function AccountPart(props: AccountPartProps) {
  const { t } = useTranslation()
  const { url, proposal, space, account } = props
  const power = usePower(url, account, proposal.id)
  const known = valueOf(power)
  const { type, state } = proposal
  return (
    <>
      <PowerFacts power={power} space={space} snapshot={proposal.snapshot} />
      {known !== undefined && <PowerCheckLine account={account} snapshot={proposal.snapshot} power={known} />}
      {known?.total === 0 && (
        <Notice tone="info" title={t('voting.power.none')}>
          {t('voting.power.none.body')}
        </Notice>
      )}
      {state === 'active' && !isBallotType(type) && <Notice tone="info" title={t('voting.ballot.unsupported')} />}
      {state === 'active' && known !== undefined && known.total > 0 && isBallotType(type) && (
        <VoteForm {...props} type={type} />
      )}
    </>
  )
}
