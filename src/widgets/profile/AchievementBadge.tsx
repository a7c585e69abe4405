import { theme } from '@/ui/theme'
import type { Achievement } from './campaign'

/** Within the ring of a badge: what it was given for, drawn from the dial. */
const SHAPES = {
  manual: 'M24 14l3 7 7 .6-5.3 4.7 1.6 7.2-6.3-3.8-6.3 3.8 1.6-7.2-5.3-4.7 7-.6Z',
  ifo: 'M12 30h24M16 30a8 8 0 0 1 16 0M24 14v4M14.5 19l2.5 2.5M33.5 19l-2.5 2.5',
  trading: 'M15 33V25M24 33V15M33 33V21M12 33h24',
  vault: 'M15 15h18v18H15ZM24 20a4 4 0 1 1 0 8a4 4 0 1 1 0-8',
  prediction: 'M13 31l7-8 5 4 10-12M28.5 15H35v6.5',
  lottery: 'M13 18h22v4a2 2 0 0 0 0 4v4H13v-4a2 2 0 0 0 0-4ZM24 19v2M24 23v2M24 27v2',
  anniversary: 'M24 24V14M24 24l6 6M24 36a12 12 0 1 1 12-12',
  other: 'M19 20a5 5 0 1 1 7 4.6c-1.5.8-2 1.7-2 3.4M24 32.5v.5',
} as const satisfies Record<Achievement['kind'], string>

/** The badge of an achievement; a generic one where the campaign is unknown. The title stands beside it. */
export function AchievementBadge({ kind }: Pick<Achievement, 'kind'>) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="2.5rem"
      height="2.5rem"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke={kind === 'other' ? theme.color.muted : theme.color.sunLine}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-badge={kind}
    >
      <circle cx="24" cy="24" r="22.5" stroke={theme.color.edge} strokeDasharray={kind === 'other' ? '3 4' : 'none'} />
      <path d={SHAPES[kind]} />
    </svg>
  )
}
