import type { ComponentType } from 'react'
import type { IconProps } from './Icon'
import { BadIcon, GoodIcon, InfoIcon, WarningIcon } from './icons'
import type { Tone } from './theme'

/** The shape of each tone, so that none is told by colour alone. */
export const toneIcons: Readonly<Record<Tone, ComponentType<IconProps>>> = {
  good: GoodIcon,
  bad: BadIcon,
  warning: WarningIcon,
  info: InfoIcon,
}
