import type { ComponentType } from 'react'
import { Icon, type IconProps } from './Icon'
import { BadIcon, WarningIcon } from './icons'
import type { Tone } from './theme'

export const GoodIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.3 12.3 2.6 2.6 4.9-5.3" />
  </Icon>
)
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8h.01" />
  </Icon>
)

/** Icon of each tone, so that colour is never the only cue. */
export const toneIcons: Readonly<Record<Tone, ComponentType<IconProps>>> = {
  good: GoodIcon,
  bad: BadIcon,
  warning: WarningIcon,
  info: InfoIcon,
}
