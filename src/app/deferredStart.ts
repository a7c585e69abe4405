import { Footer } from './shell/Footer'
import { Preferences } from './shell/Preferences'
import { SiteNotices } from './site/SiteNotices'

/** Parts of every page that are loaded after the first render, in one chunk. */
export const deferredStart = { Footer, Preferences, SiteNotices }
