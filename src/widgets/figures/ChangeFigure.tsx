import type { ChangeText } from '@/lib/changeFormat'
import { Figure } from '@/ui/Figure'
import { Text } from '@/ui/Text'

const tones = { up: 'good', down: 'bad', none: 'muted' } as const
const arrows = { up: '▲', down: '▼', none: '' } as const

export interface ChangeFigureProps {
  readonly change: ChangeText
  /** Says what changed, or since when. */
  readonly title: string
  /** See `Figure`. */
  readonly isPlain?: boolean
}

/** A change in per cent with its direction. */
export function ChangeFigure({ change: { direction, text }, title, isPlain = false }: ChangeFigureProps) {
  return (
    <Text as="span" size="sm" tone={tones[direction]}>
      <span aria-hidden="true">{arrows[direction]} </span>
      <Figure title={title} isPlain={isPlain}>
        {text}
      </Figure>
    </Text>
  )
}
