import { styled } from 'styled-components'
import type { NodeRecord } from '@/chain/nodes/nodeRecord'
import { useAgreement } from '@/hooks/useAgreement'
import { useTranslation } from '@/i18n/useTranslation'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { type Tone, theme } from '@/ui/theme'
import { OwnNode } from './OwnNode'
import { useNodes } from './useNodes'

const toneOf: Readonly<Record<NodeRecord['state'], 'neutral' | Tone>> = {
  unknown: 'neutral',
  good: 'good',
  limited: 'warning',
  wrongChain: 'bad',
  behind: 'bad',
  ahead: 'bad',
  unusable: 'bad',
  untrusted: 'bad',
}

const Nodes = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Host = styled.span`
  overflow-wrap: anywhere;
  font-weight: 600;
`

interface NodeLineProps {
  readonly record: NodeRecord
  readonly isCurrent: boolean
  readonly isOwn: boolean
}

function NodeLine({ record: { url, state, latencyMs, reportedHeight }, isCurrent, isOwn }: NodeLineProps) {
  const { t, locale } = useTranslation()
  const number = (value: number) => value.toLocaleString(locale, { numberingSystem: 'latn', maximumFractionDigits: 0 })
  const figures = [
    ...(reportedHeight === undefined ? [] : [t('nodes.block', { block: number(reportedHeight) })]),
    ...(latencyMs === undefined ? [] : [t('nodes.latency', { ms: number(latencyMs) })]),
  ]
  return (
    <li>
      <Stack gap={8}>
        <Row gap={8}>
          <Host dir="ltr">{new URL(url).host}</Host>
          <Badge tone={toneOf[state]}>
            {t(isCurrent && state === 'good' ? 'nodes.state.current' : `nodes.state.${state}`)}
          </Badge>
          {isOwn && <Badge>{t('nodes.own.mark')}</Badge>}
        </Row>
        {figures.length > 0 && (
          <Text tone="muted" size="sm">
            {figures.join(' · ')}
          </Text>
        )}
        {state === 'untrusted' && (
          <Text tone="muted" size="sm">
            {t('nodes.untrusted')}
          </Text>
        )}
      </Stack>
    </li>
  )
}

/** The list of nodes, and the user's own node. Mounted while open. */
export function NodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const agreed = useAgreement()
  const { records, currentUrl, ownUrl, isProbing, probe, refresh } = useNodes()
  return (
    <Dialog title={t('nodes.title')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <Stack gap={24}>
        <Stack gap={12}>
          <Text tone="muted" size="sm">
            {t('nodes.about')}
          </Text>
          {agreed !== 'none' && (
            <Text tone={agreed === 'disputed' ? 'bad' : 'muted'} size="sm">
              {t(`nodes.compared.${agreed}`)}
            </Text>
          )}
          <Nodes>
            {records.map((record) => (
              <NodeLine
                key={record.url}
                record={record}
                isCurrent={record.url === currentUrl}
                isOwn={record.url === ownUrl}
              />
            ))}
          </Nodes>
          <Button size="sm" isBusy={isProbing} onClick={() => void probe()}>
            {t('nodes.probe')}
          </Button>
        </Stack>
        <OwnNode onChange={refresh} />
      </Stack>
    </Dialog>
  )
}
