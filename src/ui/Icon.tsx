import type { ReactNode } from 'react'

export interface IconProps {
  /** CSS size; by default 1.25em, relative to the text. */
  readonly size?: string
}

/** Wrapper of all icons, hidden from assistive technology. */
export function Icon({ size = '1.25em', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
