import { useEffect, useRef, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { getDeployment } from '@/config/deployment'
import { inboxParts, readItems } from '@/domain/inbox/findings'
import type { InboxItem } from '@/domain/inbox/item'
import { inboxSources } from '@/domain/inbox/sources'
import { useNowSec } from '@/hooks/useNowSec'
import { useTranslation } from '@/i18n/useTranslation'
import type { Address } from '@/lib/hex'
import {
  askForNotifications,
  type NotificationConsent,
  notificationConsent,
  showNotification,
} from '@/platform/notifications'
import { isPageHidden } from '@/platform/pageVisibility'
import { readStored, writeStored } from '@/platform/storage'

const STORAGE_KEY = 'inbox.alerts'
/** How often the inbox is read while its page is hidden. */
const HIDDEN_MS = 300_000
/** What ends within an hour is told once. */
const ALERT_SEC = 3_600

export interface Alerts {
  readonly isOn: boolean
  readonly consent: NotificationConsent
  /** Asks for the browser's permission where it is turned on. */
  readonly turn: (isOn: boolean) => void
}

/** Ids of what can be claimed now. @throws errors of the nodes */
async function readClaimIds(account: Address): Promise<readonly string[]> {
  const network = getDeployment()
  const { multicall } = network.contracts
  if (multicall === undefined) return []
  const items = await readItems(readClient, multicall, inboxParts(inboxSources, network, multicall, account))
  return items.filter(({ kind }) => kind === 'claim').map(({ id }) => id)
}

/** Notifications of new claims, and of what ends within the hour. Off until the user turns them on. */
export function useAlerts(account: Address, claims: readonly InboxItem[], endings: readonly InboxItem[]): Alerts {
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
  useEffect(() => {
    if (!isOn) return undefined
    // The page's own reads pause while it is hidden, which is when notifications are of use.
    const timer = setInterval(() => {
      if (!isPageHidden()) return
      void readClaimIds(account).then(
        (ids) => {
          const before = known.current
          known.current = new Set([...(before ?? []), ...ids])
          const count = ids.filter((id) => before?.has(id) === false).length
          if (count > 0) showNotification(t('inbox.alerts.claim', { count }), 'inbox claims')
        },
        // The next look tells it.
        () => undefined,
      )
    }, HIDDEN_MS)
    return () => clearInterval(timer)
  }, [isOn, account, t])
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
