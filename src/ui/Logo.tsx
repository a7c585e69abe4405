import { theme } from './theme'

export interface LogoProps {
  /** Size in pixels. */
  readonly size?: number
}

/** The logo without the brand name. */
export function Logo({ size = 24 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" fill={theme.color.sun} />
      <path d="M11 19.5h8L28.94 25.4A16 16 0 0 1 23.5 30.13Z" fill={theme.color.onSun} opacity="0.45" />
      <path d="M11 19.5h8V4Z" fill={theme.color.onSun} />
    </svg>
  )
}
