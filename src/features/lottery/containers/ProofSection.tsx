import { styled } from 'styled-components'
import { getDeployment } from '@/config/deployment'
import { addressLink } from '@/config/explorer'
import { lotteryDrawPath } from '@/config/routes'
import type { DrawProof, DrawRecord } from '@/domain/lottery/drawProof'
import { getLottery, type Lottery } from '@/domain/lottery/lottery'
import { useLottery } from '@/domain/lottery/useLottery'
import { useTranslation } from '@/i18n/useTranslation'
import { valueOf } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { ExternalLink } from '@/ui/ExternalLink'
import { Heading } from '@/ui/Heading'
import { BadIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Step, Steps } from '@/ui/Steps'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { GoodIcon, InfoIcon } from '@/ui/toneIcons'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TicketStrip } from '../components/TicketStrip'
import { type ProvenDraw, useDrawProof } from '../hooks/useDrawProof'

/** Hashes and large numbers: from left to right, broken anywhere. */
const Code = styled.code`
  direction: ltr;
  unicode-bidi: isolate;
  font-size: 0.875em;
  overflow-wrap: anywhere;
`

/** Four steps in two columns, or in one. */
const ProofGrid = styled(Steps)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: ${theme.space[24]};
`

/** The draw of a lottery, step by step. @param id undefined for an address that names none */
export function ProofSection({ id }: { readonly id: number | undefined }) {
  const { t } = useTranslation()
  const lottery = getLottery()
  if (lottery === undefined || id === undefined) return <Notice tone="bad" title={t('lottery.draws.missing')} />
  return <KnownSection lottery={lottery} id={id} />
}

interface KnownSectionProps {
  readonly lottery: Lottery
  readonly id: number
}

function KnownSection({ lottery, id }: KnownSectionProps) {
  const { t } = useTranslation()
  const currentId = valueOf(useLottery(lottery).state)?.currentId
  const draw = useDrawProof(lottery, id)
  if (currentId !== undefined && id > currentId) return <Notice tone="bad" title={t('lottery.draws.missing')} />
  if (draw.status === 'loading') return <Skeleton width="100%" height="28rem" />
  if (draw.status === 'failed')
    return <Notice tone="bad" title={t('lottery.proof.failed')} action={<RetryButton onRetry={draw.retry} />} />
  return (
    <Stack gap={24}>
      <ProofCard draw={draw.value} />
      <Row gap={12}>
        {id > 1 && (
          <ButtonLink size="sm" to={lotteryDrawPath(id - 1)}>
            {t('lottery.draws.previous')}
          </ButtonLink>
        )}
        {currentId !== undefined && id < currentId && (
          <ButtonLink size="sm" to={lotteryDrawPath(id + 1)}>
            {t('lottery.draws.next')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  )
}

function ProofCard({ draw: { round, generator, record, proof } }: { readonly draw: ProvenDraw }) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="lottery-proof" data-testid="proof">
      <Stack gap={24}>
        <Stack gap={12}>
          <Heading level={2} id="lottery-proof">
            {t('lottery.round', { id: round.id })}
          </Heading>
          <Verdict proof={proof} isDrawn={round.finalNumber !== undefined} />
        </Stack>
        {record !== undefined && <ProofSteps record={record} proof={proof} />}
        <Text size="sm" tone="muted">
          {t(getDeployment().network === 'devnet' ? 'lottery.proof.limits.local' : 'lottery.proof.limits')}
        </Text>
        <ExternalLink href={addressLink(generator)}>{t('lottery.proof.contract')}</ExternalLink>
      </Stack>
    </Card>
  )
}

interface ProofStepsProps {
  readonly record: DrawRecord
  readonly proof: DrawProof | undefined
}

function ProofSteps({ record: { commitment, secret, targetBlock, blockHash }, proof }: ProofStepsProps) {
  const { t } = useTranslation()
  return (
    <ProofGrid>
      <Step>
        <Stack gap={8}>
          <Text isStrong>{t('lottery.proof.committed')}</Text>
          {commitment === undefined ? (
            <Text tone="muted">{t('lottery.proof.committed.none')}</Text>
          ) : (
            <Code>{commitment}</Code>
          )}
          <Text size="sm" tone="muted">
            {t('lottery.proof.committed.help')}
          </Text>
        </Stack>
      </Step>
      <Step>
        <Stack gap={8}>
          <Text isStrong>{t('lottery.proof.block')}</Text>
          {targetBlock === 0 ? (
            <Text tone="muted">{t('lottery.proof.block.none')}</Text>
          ) : (
            <>
              <Text>{t('lottery.proof.block.number', { block: String(targetBlock) })}</Text>
              {blockHash !== undefined && <Code>{blockHash}</Code>}
              <CheckLine result={proof?.block} name={t('lottery.proof.block.check')} />
            </>
          )}
        </Stack>
      </Step>
      <Step>
        <Stack gap={8}>
          <Text isStrong>{t('lottery.proof.secret')}</Text>
          {secret === undefined ? (
            <Text tone="muted">{t('lottery.proof.secret.none')}</Text>
          ) : (
            <>
              <Code>{secret}</Code>
              <CheckLine result={proof?.commitment} name={t('lottery.proof.secret.check')} />
            </>
          )}
        </Stack>
      </Step>
      <Step>
        <Stack gap={8} align="start">
          <Text isStrong>{t('lottery.proof.number')}</Text>
          {proof === undefined ? (
            <Text tone="muted">{t('lottery.draws.notDrawn')}</Text>
          ) : (
            <>
              <Code>{proof.random.toString()}</Code>
              <CheckLine result={proof.randomCheck} name={t('lottery.proof.random.check')} />
              <TicketStrip number={proof.finalNumber} isLarge />
              <CheckLine result={proof.numberCheck} name={t('lottery.proof.number.check')} />
            </>
          )}
          <Text size="sm" tone="muted">
            {t('lottery.proof.number.help')}
          </Text>
        </Stack>
      </Step>
    </ProofGrid>
  )
}

interface VerdictProps {
  readonly proof: DrawProof | undefined
  readonly isDrawn: boolean
}

/** All checks in one sentence. */
function Verdict({ proof, isDrawn }: VerdictProps) {
  const { t } = useTranslation()
  if (proof === undefined)
    return (
      <Notice
        tone={isDrawn ? 'warning' : 'info'}
        title={t(isDrawn ? 'lottery.proof.otherGenerator' : 'lottery.draws.notDrawn')}
      />
    )
  const results = [proof.commitment, proof.block, proof.randomCheck, proof.numberCheck]
  if (results.includes('failed')) return <Notice tone="bad" title={t('lottery.proof.verdict.failed')} />
  return results.includes('unknown') ? (
    <Notice tone="info" title={t('lottery.proof.verdict.open')} />
  ) : (
    <Notice tone="good" title={t('lottery.proof.verdict.passed')} />
  )
}

const marks = {
  passed: { tone: 'good', Icon: GoodIcon, text: 'lottery.proof.passed' },
  failed: { tone: 'bad', Icon: BadIcon, text: 'lottery.proof.mismatch' },
  unknown: { tone: 'info', Icon: InfoIcon, text: 'lottery.proof.unknown' },
} as const

interface CheckLineProps {
  readonly result: keyof typeof marks | undefined
  readonly name: string
}

/** What a check compares, and its result. */
function CheckLine({ result, name }: CheckLineProps) {
  const { t } = useTranslation()
  if (result === undefined) return null
  const { tone, Icon, text } = marks[result]
  return (
    <Row gap={8}>
      <Badge tone={tone}>
        <Icon size="1em" />
        {t(text)}
      </Badge>
      <Text as="span" size="sm">
        {name}
      </Text>
    </Row>
  )
}
