import { NodeStatus } from '@/widgets/node-status/NodeStatus'
import { Preferences } from './shell/Preferences'
import { SiteNotices } from './site/SiteNotices'

/** What every page fetches once it is drawn, in one file. */
export const afterwards = { NodeStatus, Preferences, SiteNotices }
