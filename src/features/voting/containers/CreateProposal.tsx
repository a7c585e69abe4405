import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { HubSpace } from '@/api/snapshot/parse'
import { proposalPath } from '@/config/routes'
import { useAccount } from '@/hooks/useAccount'
import { useBlock } from '@/hooks/useBlock'
import { useNowSec } from '@/hooks/useNowSec'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import { valueOf } from '@/lib/loadable'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { TextArea } from '@/ui/TextArea'
import { TextInput } from '@/ui/TextInput'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { ConnectButton } from '@/widgets/wallet/ConnectButton'
import { SwitchNetworkButton } from '@/widgets/wallet/SwitchNetworkButton'
import { ChoiceFields } from '../components/ChoiceFields'
import { Markdown } from '../components/Markdown'
import { Columns, FieldPair } from '../components/Voting.styles'
import { useHubMessage } from '../hooks/useHubMessage'
import { type ProposalDraftField, useProposalDraft } from '../hooks/useProposalDraft'
import { usePower, useSpace } from '../hooks/useVoting'
import { proposalRequest } from '../model/messages'
import { formatPower } from '../model/power'
import { findErrors, newProposal, type ProposalErrors, type ProposalField } from '../model/proposalForm'
import { PowerFacts } from './PowerFacts'

/** Fields show their error once they were left or the form was submitted. */
type Touched = ReadonlySet<ProposalField>
const ALL: Touched = new Set(['title', 'body', 'choices', 'startDate', 'startTime', 'endDate', 'endTime', 'snapshot'])

/** The form of a proposal beside its time, its snapshot block, and who can publish it. */
export function CreateProposal({ url }: { readonly url: string }) {
  const { t } = useTranslation()
  const field = useProposalDraft()
  const { draft, change } = field
  const [touched, setTouched] = useState<Touched>(new Set())
  const block = useBlock()?.number ?? 0
  const nowSec = useNowSec()
  const errors = findErrors(draft, nowSec, block)
  const touch = (...names: readonly ProposalField[]) => setTouched((before) => new Set([...before, ...names]))
  const errorOf = useErrors(errors, touched)
  const timeField = (name: 'startDate' | 'startTime' | 'endDate' | 'endTime') => (
    <TextInput
      label={t(`voting.create.${name}`)}
      type={name.endsWith('Date') ? 'date' : 'time'}
      value={draft[name]}
      error={errorOf(name)}
      onChange={(typed) => change({ [name]: typed })}
      onBlur={() => touch(name)}
    />
  )
  return (
    <Columns>
      <Card as="section" aria-labelledby="voting-write">
        <Stack gap={16}>
          <Heading level={2} size="lg" id="voting-write">
            {t('voting.create.write')}
          </Heading>
          <TextInput
            label={t('voting.create.title')}
            value={draft.title}
            error={errorOf('title')}
            onChange={(title) => change({ title })}
            onBlur={() => touch('title')}
          />
          <BodyField field={field} error={errorOf('body')} onLeave={() => touch('body')} />
          <ChoiceFields
            choices={draft.choices}
            error={errorOf('choices')}
            onChange={(choices) => change({ choices })}
            onLeave={() => touch('choices')}
          />
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="voting-when">
        <Stack gap={16}>
          <Heading level={2} size="lg" id="voting-when">
            {t('voting.create.when')}
          </Heading>
          <FieldPair>
            {timeField('startDate')}
            {timeField('startTime')}
          </FieldPair>
          <FieldPair>
            {timeField('endDate')}
            {timeField('endTime')}
          </FieldPair>
          <Text size="sm" tone="muted">
            {t('voting.create.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          </Text>
          <Facts>
            <Fact name={t('voting.details.snapshot')}>
              <span dir="ltr">{block === 0 ? '…' : block}</span>
            </Fact>
          </Facts>
          <Text size="sm" tone="muted">
            {t('voting.create.snapshot.hint')}
          </Text>
          {errorOf('snapshot') !== undefined && <Notice tone="bad" title={errorOf('snapshot')} />}
          <PublishPart url={url} field={field} errors={errors} block={block} onAsk={() => setTouched(ALL)} />
        </Stack>
      </Card>
    </Columns>
  )
}

function useErrors(errors: ProposalErrors, touched: Touched): (name: ProposalField) => string | undefined {
  const { tText } = useTranslation()
  return (name) => {
    const error = errors[name]
    return error === undefined || !touched.has(name) ? undefined : tText(error)
  }
}

const VIEWS = ['write', 'preview'] as const

interface BodyFieldProps {
  readonly field: ProposalDraftField
  readonly error: string | undefined
  readonly onLeave: () => void
}

/** The text and how it will look. */
function BodyField({ field: { draft, change }, error, onLeave }: BodyFieldProps) {
  const { t } = useTranslation()
  const [view, setView] = useState<(typeof VIEWS)[number]>('write')
  return (
    <Stack gap={8}>
      <Row justify="end">
        <RangeChoice
          label={t('voting.create.view')}
          ranges={VIEWS}
          chosen={view}
          textOf={(name) => t(`voting.create.view.${name}`)}
          onChoose={(name) => {
            setView(name)
            onLeave()
          }}
        />
      </Row>
      {view === 'write' ? (
        <TextArea
          label={t('voting.create.body')}
          value={draft.body}
          error={error}
          hint={t('voting.create.body.hint')}
          onChange={(body) => change({ body })}
        />
      ) : (
        <section aria-label={t('voting.create.view.preview')}>
          {draft.body.trim() === '' ? (
            <Text tone="muted">{t('voting.create.preview.empty')}</Text>
          ) : (
            <Markdown source={draft.body} />
          )}
        </section>
      )}
    </Stack>
  )
}

interface PublishProps {
  readonly url: string
  readonly field: ProposalDraftField
  readonly errors: ProposalErrors
  readonly block: number
  /** The user wants to publish: all errors are shown. */
  readonly onAsk: () => void
}

function PublishPart(props: PublishProps) {
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
