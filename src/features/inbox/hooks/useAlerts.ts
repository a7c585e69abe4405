import { useEffect, useRef, useState } from 'react'
import type { InboxItem } from '@/domain/inbox/item'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import {
  askForNotifications,
  type NotificationConsent,
  notificationConsent,
  showNotification,
} from '@/platform/notifications'
import { readStored, writeStored } from '@/platform/storage'

const STORAGE_KEY = 'inbox.alerts'
/** What ends within an hour is told once. */
const ALERT_SEC = 3_600

export interface Alerts {
  readonly isOn: boolean
  readonly consent: NotificationConsent
  /** Asks for the browser's permission where it is turned on. */
  readonly turn: (isOn: boolean) => void
}

/** Notifications of new claims, and of what ends within the hour. Off until the user turns them on. */
export function useAlerts(claims: readonly InboxItem[], endings: readonly InboxItem[]): Alerts {
  const { t, tText } = useTranslation()
  const [isWanted, setIsWanted] = useState(
    () => readStored(STORAGE_KEY, (raw) => (typeof raw === 'boolean' ? raw : undefined)) === true,
  )
  const [consent, setConsent] = useState(notificationConsent)
  const isOn = isWanted && consent === 'granted'
  const nowSec = useNowSec()
  // What is there when the page opens, or when the alerts are turned on, is not new.
  const known = useRef<ReadonlySet<string>>(undefined)
  const told = useRef(new Set<string>())
  useEffect(() => {
    const before = known.current
    known.current = new Set(claims.map(({ id }) => id))
    if (!isOn || before === undefined) return
    const count = claims.filter(({ id }) => !before.has(id)).length
    if (count > 0) showNotification(t('inbox.alerts.claim', { count }), 'inbox claims')
  }, [claims, isOn, t])
  useEffect(() => {
    if (!isOn) return
    for (const { id, until, title } of endings) {
      if (until === undefined || !('timeSec' in until) || told.current.has(id)) continue
      const leftSec = until.timeSec - nowSec
      if (leftSec <= 0 || leftSec > ALERT_SEC) continue
      told.current.add(id)
      showNotification(t('inbox.alerts.ending', { title: tText(title) }), `inbox ${id}`)
    }
  }, [endings, isOn, nowSec, t, tText])
  return {
    isOn,
    consent,
    turn: (next) => {
      setIsWanted(next)
      writeStored(STORAGE_KEY, next)
      if (next) void askForNotifications().then(setConsent)
    },
  }
}
