import { useState } from 'react'
import type { Proposal } from '@/api/snapshot/parse'
import type { HubReceipt } from '@/api/snapshot/send'
import { chosenNumbers } from '@/domain/voting/choice'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { Button } from '@/ui/Button'
import { FormEnd } from '@/ui/FormEnd'
import { Notice } from '@/ui/Notice'
import { TextArea } from '@/ui/TextArea'
import { BallotFields } from '../components/BallotFields'
import { useChoiceText } from '../hooks/useChoiceText'
import { useHubMessage } from '../hooks/useHubMessage'
import type { BallotType } from '../model/ballot'
import { choiceOf, NO_CHOICE } from '../model/choiceDraft'
import { voteRequest } from '../model/messages'

/** The hub's limit. */
const MAX_REASON = 5_000

interface VoteFormProps {
  readonly url: string
  readonly proposal: Proposal
  readonly type: BallotType
  readonly account: Address
  readonly hasVoted: boolean
  readonly onVoted: (receipt: HubReceipt) => void
}

/** Casts a vote, or changes it. */
export function VoteForm({ url, proposal, account, hasVoted, type, onVoted }: VoteFormProps) {
  const { t, tText } = useTranslation()
  const [draft, setDraft] = useState(NO_CHOICE)
  const [reason, setReason] = useState('')
  const message = useHubMessage(url)
  const textOf = useChoiceText(proposal.choices)
  const choice = choiceOf(draft, type, proposal.choices.length)
  const isLong = reason.length > MAX_REASON
  const cast = async () => {
    if (choice === undefined) return
    const texts = chosenNumbers(choice).map(textOf)
    const receipt = await message.send({
      account,
      title: { key: 'voting.sign.vote' },
      purpose: { key: 'voting.sign.vote.purpose', values: { choice: texts.join(', '), proposal: proposal.title } },
      requestOf: (signer) => voteRequest({ ...signer, proposal: proposal.id, choice, reason }),
    })
    if (receipt === undefined) return
    setDraft(NO_CHOICE)
    setReason('')
    onVoted(receipt)
  }
  return (
    <>
      <BallotFields type={type} choices={proposal.choices} draft={draft} onChange={setDraft} />
      <TextArea
        label={t('voting.cast.reason')}
        value={reason}
        onChange={setReason}
        hint={t('voting.cast.reason.hint')}
        error={isLong ? t('voting.create.error.long', { max: MAX_REASON }) : undefined}
      />
      {message.failure !== undefined && (
        <Notice tone="bad" title={t('voting.cast.failed')}>
          {tText(message.failure)}
        </Notice>
      )}
      <FormEnd
        act={
          <Button
            variant="primary"
            isFullWidth
            isBusy={message.isBusy}
            disabledReason={choice === undefined ? t(`voting.choose.${type}`) : undefined}
            disabled={isLong}
            onClick={() => void cast()}
          >
            {t(hasVoted ? 'voting.cast.change' : 'voting.cast.act')}
          </Button>
        }
      />
    </>
  )
}
