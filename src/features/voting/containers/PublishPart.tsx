import { useNavigate } from 'react-router-dom'
import type { HubSpace } from '@/api/snapshot/parse'
import { proposalPath } from '@/config/routes'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { FormEnd } from '@/ui/FormEnd'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { SwitchNetworkButton } from '@/widgets/wallet/SwitchNetworkButton'
import { useHubMessage } from '../hooks/useHubMessage'
import type { ProposalDraftField } from '../hooks/useProposalDraft'
import { usePower, useSpace } from '../hooks/useVoting'
import { proposalRequest } from '../model/messages'
import { formatPower } from '../model/power'
import { newProposal, type ProposalErrors } from '../model/proposalForm'
import { PowerFacts } from './PowerFacts'

interface PublishProps {
  readonly url: string
  readonly field: ProposalDraftField
  readonly errors: ProposalErrors
  readonly block: number
  /** The user wants to publish: all errors are shown. */
  readonly onAsk: () => void
}

/** Who can publish the proposal, and the button that does. */
export function PublishPart(props: PublishProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const account = useAccount()
  const space = useSpace(props.url)
  const rules = valueOf(space)
  if (account === undefined)
    return (
      <>
        <Text tone="muted">{t('voting.create.connect')}</Text>
        <div>{status === 'wrongChain' ? <SwitchNetworkButton /> : <ConnectButton isForAct />}</div>
      </>
    )
  if (space.status === 'failed')
    return (
      <Notice tone="bad" title={t('voting.list.failed')} action={<RetryButton onRetry={space.retry} />}>
        {t('voting.list.failed.body')}
      </Notice>
    )
  if (space.status === 'ready' && rules === undefined) return <Notice tone="bad" title={t('voting.space.missing')} />
  return rules === undefined ? null : <Publish key={account} {...props} account={account} space={rules} />
}

interface AccountProps extends PublishProps {
  readonly account: Address
  readonly space: HubSpace
}

function Publish({ url, field, errors, block, onAsk, account, space }: AccountProps) {
  const { t, tText, locale } = useTranslation()
  const navigate = useNavigate()
  const message = useHubMessage(url)
  const power = usePower(url, account)
  const isCoreAuthor = space.coreAuthors.has(account.toLowerCase())
  const { minScore, onlyMembers } = space
  const total = valueOf(power)?.total
  const isAllowed = isCoreAuthor || (!onlyMembers && total !== undefined && total >= minScore)
  const publish = async () => {
    onAsk()
    const proposal = newProposal(field.draft, block)
    if (proposal === undefined || Object.keys(errors).length > 0) return
    const receipt = await message.send({
      account,
      title: { key: 'voting.sign.proposal' },
      purpose: { key: 'voting.sign.proposal.purpose', values: { title: proposal.title } },
      requestOf: (signer) => proposalRequest({ ...signer, ...proposal }),
    })
    if (receipt === undefined) return
    field.clear()
    void navigate(proposalPath(receipt.id))
  }
  return (
    <>
      {isCoreAuthor ? (
        <Text size="sm" tone="muted">
          {t('voting.create.core')}
        </Text>
      ) : (
        <PowerFacts power={power} space={space} snapshot={undefined} />
      )}
      {!isCoreAuthor && onlyMembers && <Notice tone="info" title={t('voting.create.members')} />}
      {!isCoreAuthor && !onlyMembers && total !== undefined && total < minScore && (
        <Notice tone="info" title={t('voting.create.threshold', { power: formatPower(minScore, locale) })} />
      )}
      {message.failure !== undefined && (
        <Notice tone="bad" title={t('voting.create.failed')}>
          {tText(message.failure)}
        </Notice>
      )}
      <FormEnd
        act={
          <Button
            variant="primary"
            isFullWidth
            isBusy={message.isBusy}
            disabled={!isAllowed}
            onClick={() => void publish()}
          >
            {t('voting.create.publish')}
          </Button>
        }
      />
    </>
  )
}
