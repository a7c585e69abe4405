import { lazy } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '@/i18n/useTranslation'
import { formatTime, isoTime } from '@/lib/duration'
import { ready } from '@/lib/loadable'
import { Row, Stack } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'
import { DataTable } from '../table/DataTable'
import { ChartLicense } from './ChartLicense'
import { ChartSection } from './ChartSection'
import type { GrowthLine } from './growthLine'

const GrowthCanvas = lazy(async () => ({ default: (await import('./GrowthCanvas')).GrowthCanvas }))

const TABLE_ROWS = 10

/** As the lines are drawn: told apart by their dashes, not by colour alone. */
const Sample = styled.span<{ $isDashed: boolean }>`
  inline-size: ${theme.space[24]};
  border-block-start: 2px ${({ $isDashed }) => ($isDashed ? 'dashed' : 'solid')}
    ${({ $isDashed }) => ($isDashed ? theme.color.muted : theme.color.sunLine)};
`

export interface GrowthChartProps {
  readonly title: string
  /** One line or two to compare, with the same times. Keep them the same between renders. */
  readonly lines: readonly [GrowthLine] | readonly [GrowthLine, GrowthLine]
}

/** How values are projected to grow: as a drawing, whose code comes when it is scrolled to, or as a table. */
export function GrowthChart({ title, lines }: GrowthChartProps) {
  const { t, locale } = useTranslation()
  const [own] = lines
  const named = lines.map(({ name = title, points }) => ({ name, points }))
  return (
    <Stack gap={8}>
      <ChartSection
        title={title}
        summary={named
          .map(({ name, points }) =>
            t('chart.summary', { title: name, from: points[0]?.text ?? '', to: points.at(-1)?.text ?? '' }),
          )
          .join('. ')}
        controls={
          lines.length > 1 && (
            <Row gap={12}>
              {named.map(({ name }, index) => (
                <Row key={name} gap={8}>
                  <Sample $isDashed={index > 0} />
                  <Text as="span" size="sm">
                    {name}
                  </Text>
                </Row>
              ))}
            </Row>
          )
        }
        drawing={<GrowthCanvas lines={lines} locale={locale} />}
        table={
          <DataTable
            caption={title}
            rows={ready(own.points.map(({ timeSec }, index) => ({ timeSec, index })))}
            rowKey={({ timeSec }) => String(timeSec)}
            empty={null}
            pageRows={TABLE_ROWS}
            exportName="projection"
            isDense
            columns={[
              {
                id: 'time',
                header: t('chart.time'),
                cell: ({ timeSec }) => formatTime(timeSec, locale),
                exportText: ({ timeSec }) => isoTime(timeSec),
              },
              ...named.map(({ name, points }) => ({
                id: name,
                header: name,
                align: 'end' as const,
                cell: ({ index }: { readonly index: number }) => points[index]?.text,
                exportText: ({ index }: { readonly index: number }) => points[index]?.text ?? '',
              })),
            ]}
          />
        }
      />
      <ChartLicense />
    </Stack>
  )
}
