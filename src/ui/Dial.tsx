import { theme } from './theme'

export interface DialProps {
  /** 0 to 1: how much of the time has passed, or the share. */
  readonly value: number
  /** What it says in words, with the number. */
  readonly label: string
  /** A CSS length; the width. */
  readonly size?: string
}

/** The product's mark for time and share: an arc of hours, a gnomon, and the shadow that tells. */
export function Dial({ value, label, size = '96px' }: DialProps) {
  return (
    <svg width={size} viewBox="0 0 96 54" role="img" aria-label={label}>
      <path d="M6 48a42 42 0 0 1 84 0" fill="none" stroke={theme.color.line} strokeWidth="4" />
      <path d="M6 48a42 42 0 0 1 84 0" fill="none" stroke={theme.color.sun} strokeWidth="4" pathLength="1" strokeDasharray={`${Math.min(1, Math.max(0, value))} 1`} />
    </svg>
  )
}
