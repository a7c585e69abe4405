import { ready } from '@/lib/loadable'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Dial } from '@/ui/Dial'
import { EmptyState } from '@/ui/EmptyState'
import { Figure } from '@/ui/Figure'
import { RetryIcon } from '@/ui/icons'
import { Grid, Row, Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { DataTable } from '@/widgets/table/DataTable'
import { Specimen } from './Specimen'

interface Row_ {
  readonly name: string
  readonly defi: string
  readonly apy: string
  readonly deposited: string
}
const rows: readonly Row_[] = [
  { name: 'CRO', defi: 'Single', apy: '4.21', deposited: '1,250.0001' },
  { name: 'VVS-CRO', defi: 'VVS', apy: '128.90', deposited: '0.00072' },
  { name: 'A vault whose name is much longer than the others', defi: 'PegasusDollar', apy: '0.08', deposited: '12' },
]
const columns = [
  { id: 'name', header: 'Vault', cell: (row: Row_) => row.name, sortBy: (row: Row_) => row.name },
  { id: 'defi', header: 'Protocol', cell: (row: Row_) => <Badge>{row.defi}</Badge> },
  {
    id: 'apy',
    header: 'APY',
    align: 'end',
    cell: (row: Row_) => <Figure unit="%">{row.apy}</Figure>,
    sortBy: (row: Row_) => Number(row.apy),
    exportText: (row: Row_) => row.apy,
  },
  {
    id: 'deposited',
    header: 'Deposited',
    align: 'end',
    cell: (row: Row_) => <Figure alignOn={{ point: '.', places: 5 }}>{row.deposited}</Figure>,
  },
] as const

/** How data is shown while it is empty, loading, ready, stale or failed. */
export function States() {
  return (
    <Stack gap={24}>
      <Grid min="240px">
        <Specimen name="Loading">
          <Text tone="muted" size="sm">
            Earned
          </Text>
          <Text as="div" size="xxl">
            <Skeleton width="7ch" height="1em" />
          </Text>
        </Specimen>
        <Specimen name="Ready">
          <Text tone="muted" size="sm">
            Earned
          </Text>
          <Text as="div" size="xxl">
            <Figure unit="CRO" title="12.345678901234567890">
              12.3456
            </Figure>
          </Text>
        </Specimen>
        <Specimen name="Stale, with its age">
          <Text tone="muted" size="sm">
            Earned
          </Text>
          <Row>
            <Text as="div" size="xxl" tone="muted">
              <Figure unit="CRO">12.3456</Figure>
            </Text>
            <Dial size="sm" value={0.3} label="Read 18 s ago" />
            <Text size="sm" tone="muted">
              18 s ago
            </Text>
          </Row>
        </Specimen>
        <Specimen name="Failed, with retry">
          <Text tone="muted" size="sm">
            Earned
          </Text>
          <Row>
            <Text tone="bad">Could not be read</Text>
            <Button size="sm">
              <RetryIcon size="1em" />
              Retry
            </Button>
          </Row>
        </Specimen>
      </Grid>
      <Grid min="320px">
        <Specimen name="Notice">
          <Notice tone="warning" title="CRO Balance Low">
            You need CRO for transaction fees.
          </Notice>
          <Notice tone="bad" title="The network does not answer" action={<Button size="sm">Retry</Button>}>
            Your funds are safe: nothing was sent. Try again in a minute.
          </Notice>
          <Notice tone="good" title="Everything is withdrawn" />
          <Notice tone="info" title="This pool has ended">
            Your deposit is still yours: withdraw it below.
          </Notice>
        </Specimen>
        <Specimen name="EmptyState">
          <EmptyState title="No deposits yet" action={<Button variant="primary">Choose a vault</Button>}>
            What you deposit shows here with what it has earned.
          </EmptyState>
        </Specimen>
        <Specimen name="Badge">
          <Row gap={8}>
            <Badge>VVS</Badge>
            <Badge tone="sun">new</Badge>
            <Badge tone="good">Approved</Badge>
            <Badge tone="warning">High risk</Badge>
            <Badge tone="bad">Ended</Badge>
            <Badge tone="info">Migrate</Badge>
          </Row>
        </Specimen>
      </Grid>
      <Specimen name="Table: cards on a phone">
        <DataTable
          caption="Vaults"
          empty={null}
          pageRows={2}
          exportName="vaults"
          columns={[
            ...columns,
            { id: 'act', header: 'Move', align: 'end', isAct: true, cell: () => <Button size="sm">Move</Button> },
          ]}
          rows={ready(rows)}
          rowKey={(row) => row.name}
        />
      </Specimen>
      <Specimen name="Table: scrolls on a phone">
        <DataTable
          caption="Vaults, dense"
          columns={columns}
          rows={ready(rows)}
          totals={[{ name: 'All', defi: '', apy: '44.40', deposited: '1,262.00082' }]}
          rowKey={(row) => row.name}
          empty={null}
          isDense
          onPhone="scroll"
        />
      </Specimen>
    </Stack>
  )
}
