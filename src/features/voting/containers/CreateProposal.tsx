import { Suspense, useState } from 'react'
import { useBlock } from '@/hooks/useBlock'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import { Card } from '@/ui/Card'
import { Fact, Facts } from '@/ui/Facts'
import { Heading } from '@/ui/Heading'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { TextArea } from '@/ui/TextArea'
import { TextInput } from '@/ui/TextInput'
import { RangeChoice } from '@/widgets/chart/RangeChoice'
import { lazyPart } from '@/widgets/pages/lazyPart'
import { ChoiceFields } from '../components/ChoiceFields'
import { Markdown } from '../components/Markdown'
import { Columns, FieldPair } from '../components/Voting.styles'
import { type ProposalDraftField, useProposalDraft } from '../hooks/useProposalDraft'
import { findErrors, type ProposalErrors, type ProposalField } from '../model/proposalForm'

// What only those who sign need.
const PublishPart = lazyPart(async () => (await import('./PublishPart')).PublishPart)

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
          <Suspense fallback={<Skeleton width="100%" height="12rem" />}>
            <PublishPart url={url} field={field} errors={errors} block={block} onAsk={() => setTouched(ALL)} />
          </Suspense>
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
