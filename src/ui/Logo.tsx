import { theme } from './theme'

export interface LogoProps {
  /** Side in pixels. */
  readonly size?: number
}

/** The mark: a dial, its gnomon and the shadow. The name beside it is the shell's. */
export function Logo({ size = 24 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill={theme.color.sun} />
      <path d="M10 20h8L28 24.5Z" fill={theme.color.onSun} opacity="0.4" />
      <path d="M10 20h8V6Z" fill={theme.color.onSun} />
    </svg>
  )
}
