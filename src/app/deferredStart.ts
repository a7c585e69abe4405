import { NodeStatus } from '@/app/node-status/NodeStatus'
import { Preferences } from './shell/Preferences'
import { SiteNotices } from './site/SiteNotices'

/** What every page fetches once it is drawn, in one file. */
export const deferredStart = { NodeStatus, Preferences, SiteNotices }
