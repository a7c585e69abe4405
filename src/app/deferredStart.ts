import { keepFocus } from '@/ui/focusKeeper'
import { ToastCard } from '@/ui/toasts/ToastCard'
import { Footer } from './shell/Footer'
import { InboxBell } from './shell/InboxBell'
import { Preferences } from './shell/Preferences'
import { SiteNotices } from './site/SiteNotices'

// Not urgent before the first interaction.
keepFocus()

/**
 * Parts of every page that are loaded after the first render, in one chunk. Toasts are among them, so that one about a
 * lost connection can be shown.
 */
export const deferredStart = { Footer, InboxBell, Preferences, SiteNotices, ToastCard }
