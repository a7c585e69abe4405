import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { getDeployment } from '@/config/deployment'
import { routes } from '@/config/routes'
import { looks, readLook } from '@/domain/inbox/lastLook'
import { useRefresh } from '@/hooks/useRefresh'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatElapsed } from '@/lib/relativeTime'
import { Icon } from '@/ui/Icon'
import { theme } from '@/ui/theme'

const Bell = styled(Link)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${theme.control.touch};
  block-size: ${theme.control.touch};
  border-radius: ${theme.radius.control};
  color: inherit;
  &:hover {
    background: ${theme.color.hover};
  }
`
const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-inline-size: 20px;
  padding-inline: 4px;
  border-radius: 10px;
  background: ${theme.color.sun};
  color: ${theme.color.onSun};
  font-size: ${theme.fontSize.xs};
  font-weight: 600;
  line-height: 20px;
  text-align: center;
`
const MS_PER_SEC = 1_000
const MAX_SHOWN = 99

/** The way to the inbox, with how much it had when it was last opened; it reads nothing itself. */
export function InboxBell() {
  const { t, locale } = useTranslation()
  const { account } = useWallet()
  useSyncExternalStore(looks.subscribe, looks.getSnapshot)
  const nowMs = useRefresh('slow')
  const look = account && readLook(getDeployment().chainId, account)
  const label =
    look === undefined
      ? t('shell.title.inbox')
      : t('shell.inbox.count', {
          count: look.count,
          ago: formatElapsed(Math.max(0, (nowMs - look.atMs) / MS_PER_SEC), locale),
        })
  return (
    <Bell to={routes.inbox} aria-label={label} title={label}>
      <Icon>
        <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4" />
      </Icon>
      {look !== undefined && look.count > 0 && (
        <Count aria-hidden="true">{look.count > MAX_SHOWN ? `${MAX_SHOWN}+` : look.count}</Count>
      )}
    </Bell>
  )
}
