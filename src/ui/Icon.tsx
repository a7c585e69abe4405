import type { ReactNode } from 'react'

export interface IconProps {
  /** Side in CSS units; 1.25em where nothing is said, so that it follows the text. */
  readonly size?: string
}

/** The frame of every icon: decoration, named by what stands beside it. */
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
