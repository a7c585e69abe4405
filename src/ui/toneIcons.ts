import type { ComponentType } from 'react'
import type { IconProps } from './Icon'
import { BadIcon, GoodIcon, InfoIcon, WarningIcon } from './icons'
import type { Tone } from './theme'

/** Icon of each tone, so that colour is never the only cue. */
export const toneIcons: Readonly<Record<Tone, ComponentType<IconProps>>> = {
  good: GoodIcon,
  bad: BadIcon,
  warning: WarningIcon,
  info: InfoIcon,
}
