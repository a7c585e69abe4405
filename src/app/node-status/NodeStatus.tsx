import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useAppSelector } from '@/hooks/storeHooks'
import { useAgreement } from '@/hooks/useAgreement'
import { useRefresh } from '@/hooks/useRefresh'
import { useTranslation } from '@/i18n/useTranslation'
import { formatCount } from '@/lib/amount'
import { formatDuration } from '@/lib/duration'
import { BadIcon, WarningIcon } from '@/ui/icons'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { lazyDialog } from '@/widgets/pages/lazyDialog'
import { type NodeStatusView, nodeStatusView } from './nodeStatusView'
import { useRanking } from './useRanking'

const NodesDialog = lazyDialog(async () => (await import('./NodesDialog')).NodesDialog, ['nodes'])

const Light = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-block-size: ${theme.control.touch};
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.muted};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover > span {
    text-decoration: underline;
  }
`
const Dot = styled.i`
  flex: none;
  inline-size: 0.6em;
  block-size: 0.6em;
  border-radius: 50%;
  background: ${theme.color.good};
  &[data-kind='connecting'] {
    background: none;
    border: 2px solid ${theme.color.muted};
  }
`

function Mark({ kind }: { readonly kind: NodeStatusView['kind'] }) {
  if (kind === 'down' || kind === 'disputed')
    return (
      <Text as="span" tone="bad">
        <BadIcon size="1em" />
      </Text>
    )
  if (kind === 'late')
    return (
      <Text as="span" tone="warning">
        <WarningIcon size="1em" />
      </Text>
    )
  return <Dot data-kind={kind} />
}

/** The node status with the latest block and its age; opens the list of nodes. */
export function NodeStatus() {
  const { t, locale } = useTranslation()
  const agreed = useAgreement()
  const view = nodeStatusView(
    useAppSelector((state) => state.block),
    agreed,
    useRefresh('fast'),
  )
  const [isOpen, setIsOpen] = useState(false)
  useRanking()

  function words(): string {
    if (!('block' in view)) return t(`nodes.status.${view.kind}`)
    const seconds = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'long',
      numberingSystem: 'latn',
    })
    const age = formatDuration(view.ageSec, locale) ?? seconds.format(view.ageSec)
    const block = t(`nodes.status.${view.kind}`, {
      block: formatCount(view.block, locale),
      age,
    })
    return view.agreement === 'none' ? block : `${block} · ${t(`nodes.agreement.${view.agreement}`)}`
  }

  return (
    <>
      <Light type="button" aria-haspopup="dialog" data-testid="node-status" onClick={() => setIsOpen(true)}>
        <Mark kind={view.kind} />
        <span>{words()}</span>
      </Light>
      {/* The page's notice already announces an outage. */}
      <VisuallyHidden role="status">{view.kind === 'disputed' ? t('nodes.status.disputed') : ''}</VisuallyHidden>
      {/* A dialog must not be inside the footer landmark. */}
      {isOpen &&
        createPortal(
          <Suspense>
            <NodesDialog onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
