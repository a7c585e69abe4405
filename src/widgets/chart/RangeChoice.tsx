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
  readonly chosen: Name
  readonly textOf: (name: Name) => string
  readonly onChoose: (name: Name) => void
}

/** The period of a chart; the selected one is the strongest of the chart's controls. */
export function RangeChoice<Name extends string>({ label, ranges, chosen, textOf, onChoose }: RangeChoiceProps<Name>) {
  return (
    <Row gap={8} role="group" aria-label={label}>
      {ranges.map((name) => (
        <Option key={name} size="sm" variant="quiet" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {textOf(name)}
        </Option>
      ))}
    </Row>
  )
}
