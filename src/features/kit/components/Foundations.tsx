import { styled } from 'styled-components'
import { Dial } from '@/ui/Dial'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import * as icons from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import { Grid, Row, Stack } from '@/ui/layout'
import { Progress } from '@/ui/Progress'
import * as preferenceIcons from '@/ui/preferenceIcons'
import * as rareIcons from '@/ui/rareIcons'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { Specimen } from './Specimen'

const Swatch = styled.span<{ $color: string }>`
  inline-size: ${theme.space[48]};
  block-size: ${theme.space[36]};
  border: 1px solid ${theme.color.edge};
  border-radius: ${theme.radius.control};
  background: ${({ $color }) => $color};
`

/** Colours, typography, logos and icons. */
export function Foundations() {
  return (
    <Grid min="320px">
      <Specimen name="Colours">
        <Row gap={16}>
          {Object.entries(theme.color).map(([name, color]) => (
            <Stack key={name} gap={8} align="center">
              <Swatch $color={color} />
              <Text size="xs">{name}</Text>
            </Stack>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Type">
        <Heading level={1}>Time is the yield</Heading>
        <Heading level={2}>Yield optimize CRO</Heading>
        <Heading level={3}>Deposit</Heading>
        <Heading level={4}>A small heading</Heading>
        <Text>You give CRO and get shares. They grow while you keep them.</Text>
        <Text tone="muted" size="sm">
          Muted, small: the price is from one minute ago.
        </Text>
      </Specimen>
      <Specimen name="Dial: time and share">
        <Row gap={24} align="end">
          {[0, 0.12, 0.5, 0.83, 1].map((value) => (
            <Dial key={value} value={value} label={`${value * 100} % of the time has passed`} />
          ))}
        </Row>
        <Row gap={24} align="end">
          <Dial value={0.68} size="lg" label="68 % of the lock has passed" />
          <Dial value={0.35} size="sm" label="35 %" />
          <Dial value={1} size="sm" label="100 %" />
        </Row>
      </Specimen>
      <Specimen name="Logo, Spinner, Progress">
        <Row gap={24}>
          <Logo size={72} />
          <Logo size={36} />
          <Logo />
          <Logo size={20} />
        </Row>
        <Row gap={24}>
          <Spinner label="Loading" size="36px" />
          <Spinner label="Loading" />
        </Row>
        <Progress value={0.4} label="40 %" />
        <Progress value={1} label="100 %" />
      </Specimen>
      <Specimen name="Figure: unit, full precision on hover, aligned on the point">
        <Text size="xxl" as="div">
          <Figure unit="CRO" title="1234.567890123456789012">
            1,234.5678
          </Figure>
        </Text>
        <Stack gap={8} align="end">
          {['1,234.5', '0.0012', '12', '98.76'].map((text) => (
            <Figure key={text} alignOn={{ point: '.', places: 4 }} unit="CRO">
              {text}
            </Figure>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Icons">
        <Row gap={16}>
          {Object.entries({ ...icons, ...preferenceIcons, ...rareIcons }).map(([name, Icon]) => (
            <Icon key={name} size="24px" />
          ))}
        </Row>
      </Specimen>
    </Grid>
  )
}
