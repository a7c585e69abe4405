import { useState } from 'react'
import { AmountInput } from '@/ui/AmountInput'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Dial } from '@/ui/Dial'
import { Figure } from '@/ui/Figure'
import { Heading } from '@/ui/Heading'
import { Container, Grid, Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { SectionHeading } from '@/ui/SectionHeading'
import { Switch } from '@/ui/Switch'
import { Text } from '@/ui/Text'
import { Controls } from './components/Controls'
import { Foundations } from './components/Foundations'
import { Mechanisms } from './components/Mechanisms'
import { Overlays } from './components/Overlays'
import { Specimen } from './components/Specimen'
import { States } from './components/States'

/** Every component in every state. */
export default function KitPage() {
  const [isOn, setIsOn] = useState(true)
  return (
    <Container>
      <Stack gap={48} as="section">
        <Heading level={1}>Kit</Heading>
        <Stack gap={24}>
          <SectionHeading level={2} aside="tokens and marks">
            Foundations
          </SectionHeading>
          <Foundations />
        </Stack>
        <Stack gap={24}>
          <SectionHeading level={2}>Controls</SectionHeading>
          <Controls />
        </Stack>
        <Stack gap={24}>
          <SectionHeading level={2}>States</SectionHeading>
          <States />
        </Stack>
        <Stack gap={24}>
          <SectionHeading level={2}>Overlays</SectionHeading>
          <Overlays />
        </Stack>
        <Stack gap={24}>
          <SectionHeading level={2}>Mechanisms</SectionHeading>
          <Mechanisms />
        </Stack>
        <Stack gap={24}>
          <SectionHeading level={2}>Right to left</SectionHeading>
          <div dir="rtl" lang="ar">
            <Grid min="320px">
              <Specimen name="إيداع">
                <Row justify="space-between">
                  <Heading level={3}>أودع واربح</Heading>
                  <Badge tone="sun">جديد</Badge>
                </Row>
                <AmountInput
                  label="المبلغ"
                  value="12.5"
                  onChange={() => undefined}
                  balance="الرصيد 100"
                  maxButton={<Button size="sm">الحد الأقصى</Button>}
                  token={
                    <Text as="span" isStrong>
                      CRO
                    </Text>
                  }
                />
                <Switch isOn={isOn} onChange={setIsOn}>
                  الموافقة على المبلغ المحدد فقط
                </Switch>
                <Button variant="primary" isFullWidth>
                  إيداع
                </Button>
              </Specimen>
              <Specimen name="القفل">
                <Row justify="space-between">
                  <Text as="div" size="xl">
                    <Figure unit="CRO">1,000</Figure>
                  </Text>
                  <Dial value={0.25} label="25 %" />
                </Row>
                <Notice tone="warning" title="الرصيد منخفض">
                  تحتاج إلى CRO لدفع الرسوم.
                </Notice>
              </Specimen>
            </Grid>
          </div>
        </Stack>
      </Stack>
    </Container>
  )
}
