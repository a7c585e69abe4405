import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime } from '@/lib/duration'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { theme } from '@/ui/theme'
import { followToastPlace } from '@/ui/toasts/toastPlace'
import { useOutage } from '@/widgets/figures/outage'
import { registerServiceWorker } from './registerServiceWorker'
import { useHasNewVersion } from './useHasNewVersion'
import { useIsOnline } from './useIsOnline'
import { useLastReadMs } from './useLastReadMs'

const Edge = styled.div`
  position: fixed;
  z-index: ${theme.layer.popup};
  inset-inline: 0;
  inset-block-end: 0;
  container-type: inline-size;
`
/** Overlays the page, above the phone's bottom bar. */
const Place = styled(Stack)`
  position: absolute;
  inset-block-end: ${theme.space[16]};
  inset-inline-start: ${theme.space[16]};
  max-inline-size: min(24rem, calc(100vw - 2 * ${theme.space[16]}));
  ${theme.bar.phone} {
    inset-block-end: calc(64px + ${theme.space[12]} + env(safe-area-inset-bottom));
  }
`

/** Site-wide notices: offline, no node responds, new version. */
export function SiteNotices() {
  const { t, locale } = useTranslation()
  const { isDown, retryAll } = useOutage()
  const readAtMs = useLastReadMs()
  const isOnline = useIsOnline()
  const hasNewVersion = useHasNewVersion()
  const age =
    readAtMs === undefined
      ? t('nodes.outage.unread')
      : t('nodes.outage.since', { time: formatTime(readAtMs / 1_000, locale) })
  useEffect(registerServiceWorker, [])
  // Here, because this is loaded after the first render, and no toast is shown before.
  useEffect(followToastPlace, [])
  return (
    <Edge>
      <Place gap={8} role="status">
        {!isOnline && (
          <Notice tone="warning" title={t('shell.offline')}>
            {t('shell.offline.note')} {age}
          </Notice>
        )}
        {isOnline && isDown && (
          <Notice
            tone="bad"
            title={t('nodes.outage')}
            action={
              <Button size="sm" onClick={retryAll}>
                {t('common.retry')}
              </Button>
            }
          >
            {age}
          </Notice>
        )}
        {isOnline && hasNewVersion && (
          <Notice
            tone="info"
            title={t('shell.newVersion')}
            action={
              <Button size="sm" onClick={() => window.location.reload()}>
                {t('shell.newVersion.load')}
              </Button>
            }
          >
            {t('shell.newVersion.note')}
          </Notice>
        )}
      </Place>
    </Edge>
  )
}
