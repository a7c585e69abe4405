import { lazy, type ReactNode, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { BackLink } from '@/ui/BackLink'
import { Heading } from '@/ui/Heading'
import { IconButton } from '@/ui/IconButton'
import { Row, Stack } from '@/ui/layout'
import { HelpIcon, HistoryIcon, SettingsIcon } from '@/ui/rareIcons'
import { Text } from '@/ui/Text'
import { Tooltip } from '@/ui/Tooltip'
import { theme } from '@/ui/theme'
import { lazyDialog } from '@/widgets/pages/lazyDialog'

const SettingsDialog = lazyDialog(
  async () => (await import('@/widgets/settings/SettingsDialog')).SettingsDialog,
  ['settings'],
)
const RecentTransactionsDialog = lazy(async () => ({
  default: (await import('@/widgets/recent-transactions/RecentTransactionsDialog')).RecentTransactionsDialog,
}))

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[12]};
`

/** Aligns the icons, not their touch areas, with the page's edge. */
const Acts = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  margin-inline-end: -${theme.space[12]};
`

export interface PageHeaderProps {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** Help tooltip. */
  readonly help?: ReactNode
  /** Path of the parent page. */
  readonly backTo?: string
  /** Hides the settings and recent transactions buttons. */
  readonly noConfig?: boolean
  /** Called when expert mode is turned on, to clear a recipient. */
  readonly onExpertEnabled?: () => void
}

/** Page header: title, subtitle, back link, settings and recent transactions. */
export function PageHeader({ title, subtitle, help, backTo, noConfig = false, onExpertEnabled }: PageHeaderProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'settings' | 'transactions'>()
  const close = () => setOpened(undefined)
  return (
    <Stack gap={8} as="header">
      {backTo !== undefined && (
        <div>
          <BackLink to={backTo}>{t('settings.back')}</BackLink>
        </div>
      )}
      <Bar>
        <Row gap={8}>
          <Heading level={1}>{title}</Heading>
          {help !== undefined && (
            <Tooltip text={help}>
              <IconButton label={t('settings.help')}>
                <HelpIcon />
              </IconButton>
            </Tooltip>
          )}
        </Row>
        {!noConfig && (
          <Acts>
            <IconButton label={t('settings.title')} aria-haspopup="dialog" onClick={() => setOpened('settings')}>
              <SettingsIcon />
            </IconButton>
            <IconButton label={t('settings.recent')} aria-haspopup="dialog" onClick={() => setOpened('transactions')}>
              <HistoryIcon />
            </IconButton>
          </Acts>
        )}
      </Bar>
      {subtitle !== undefined && <Text tone="muted">{subtitle}</Text>}
      <Suspense fallback={null}>
        {opened === 'settings' && <SettingsDialog onClose={close} onExpertEnabled={onExpertEnabled} />}
        {opened === 'transactions' && <RecentTransactionsDialog onClose={close} />}
      </Suspense>
    </Stack>
  )
}
