import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '@/ui/Card'
import { Row, Stack } from '@/ui/layout'
import { SectionHeading } from '@/ui/SectionHeading'

export interface InfoSectionProps {
  readonly title: string
  /** Below the table. */
  readonly link?: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

/** A table of an info page with its heading. */
export function InfoSection({ title, link, children }: InfoSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={12}>
        <SectionHeading level={2} id={headingId}>
          {title}
        </SectionHeading>
        <Card>{children}</Card>
        {link !== undefined && (
          <Row justify="end">
            <Link to={link.to}>{link.text}</Link>
          </Row>
        )}
      </Stack>
    </section>
  )
}
