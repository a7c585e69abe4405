import { theme } from '@/ui/theme'

export interface TeamMarkProps {
  /** Number of the team. */
  readonly id: number
  /** CSS length. */
  readonly size?: string
}

/** Shapes of the three first teams: a rising sun with drops, a noon dial, and a setting sun over steps. */
const SHAPES = [
  'M12 40a20 20 0 0 1 40 0M32 8v6M14 15l4 5M50 15l-4 5M20 46v8M32 46v12M44 46v8',
  'M32 12a20 20 0 1 1 0 40a20 20 0 1 1 0-40M32 32V16M32 32l10 8M8 32h4M52 32h4M32 56v-4',
  'M8 26h48M16 26a16 16 0 0 1 32 0M14 36h36M20 44h24M26 52h12',
] as const
/** Of a team that has no shape of its own. */
const OTHER = 'M12 32a20 20 0 1 1 40 0a20 20 0 1 1-40 0M32 32l12-8'

/** The mark of a team, drawn from the dial. The name stands beside it. */
export function TeamMark({ id, size = '4rem' }: TeamMarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke={theme.color.sunLine}
      strokeWidth="3"
      strokeLinecap="round"
    >
      <circle cx="32" cy="32" r="30.5" stroke={theme.color.line} strokeWidth="1.5" />
      <path d={SHAPES[id - 1] ?? OTHER} />
    </svg>
  )
}
