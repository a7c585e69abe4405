import { ToastCard } from '@/ui/toasts/ToastCard'
import { Footer } from './shell/Footer'
import { InboxBell } from './shell/InboxBell'
import { Preferences } from './shell/Preferences'
import { ReferralNotice } from './shell/ReferralNotice'
import { SiteNotices } from './site/SiteNotices'

/**
 * Parts of every page that are loaded after the first render, in one chunk. Toasts are among them, so that one about a
 * lost connection can be shown.
 */
export const deferredStart = { Footer, InboxBell, Preferences, ReferralNotice, SiteNotices, ToastCard }
