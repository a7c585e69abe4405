import { styled } from 'styled-components'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { pressed } from '@/ui/pressed'

/** Twice the class, because the hover of the button itself would cover the selected range. */
const Option = styled(Button)`
  && {
    ${pressed}
  }
`

export interface RangeChoiceProps<Name extends string> {
  readonly label: string
  readonly ranges: readonly Name[]
  /** Undefined where none of them is. */
  readonly chosen: Name | undefined
  readonly textOf: (name: Name) => string
  readonly onChoose: (name: Name) => void
  /** Why an option can't be chosen; undefined where it can. */
  readonly refusalOf?: (name: Name) => string | undefined
}

/** The period of a chart, or another choice of few; the selected one is the strongest of its controls. */
export function RangeChoice<Name extends string>({
  label,
  ranges,
  chosen,
  textOf,
  onChoose,
  refusalOf,
}: RangeChoiceProps<Name>) {
  return (
    <Row gap={8} role="group" aria-label={label}>
      {ranges.map((name) => (
        <Option
          key={name}
          size="sm"
          variant="quiet"
          aria-pressed={name === chosen}
          disabledReason={refusalOf?.(name)}
          onClick={() => onChoose(name)}
        >
          {textOf(name)}
        </Option>
      ))}
    </Row>
  )
}
