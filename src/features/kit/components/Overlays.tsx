import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { SunIcon, WarningIcon } from '@/ui/icons'
import { Grid, Row, Stack } from '@/ui/layout'
import { Menu } from '@/ui/Menu'
import { GlobeIcon, MoonIcon, SystemIcon } from '@/ui/preferenceIcons'
import { WalletIcon } from '@/ui/rareIcons'
import { Tabs } from '@/ui/Tabs'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { Tooltip } from '@/ui/Tooltip'
import { useToasts } from '@/ui/toasts/toastsContext'
import { Specimen } from './Specimen'

const kinds = ['success', 'danger', 'warning', 'info'] as const
const titles = {
  success: 'You have successfully deposit! Enjoy earning!',
  danger: 'Failed to withdraw. Try again later',
  warning: 'CRO Balance Low',
  info: 'Compounding sent',
}

/** Dialogs, menus, tooltips, toasts and tabs. */
export function Overlays() {
  const showToast = useToasts()
  const [openDialog, setOpenDialog] = useState<'short' | 'long'>()
  const [tab, setTab] = useState<'wallet' | 'transactions'>('wallet')
  const [language, setLanguage] = useState('en-US')
  const close = () => setOpenDialog(undefined)
  const toastButtons = kinds.map((kind) => (
    <Button
      key={kind}
      size="sm"
      onClick={() =>
        showToast({
          kind,
          title: titles[kind],
          description: kind === 'info' ? undefined : 'Shares of the CRO vault: 12.5',
          link: kind === 'warning' ? undefined : { href: 'https://example.org', label: 'View on explorer' },
        })
      }
    >
      {kind}
    </Button>
  ))
  return (
    <Grid min="320px">
      <Specimen name="Toasts">
        <Row>{toastButtons}</Row>
      </Specimen>
      <Specimen name="Dialog">
        <Row>
          <Button onClick={() => setOpenDialog('short')}>Short dialog</Button>
          <Button onClick={() => setOpenDialog('long')}>Long dialog</Button>
        </Row>
        <Dialog title="Welcome!" closeLabel="Close" isOpen={openDialog === 'short'} onClose={close}>
          <Stack gap={24}>
            <Text tone="muted">Choose the wallet that you have.</Text>
            <TextInput label="Search" value="" onChange={() => undefined} />
            <Row>{toastButtons}</Row>
            <Button variant="primary" isFullWidth onClick={close}>
              Connect Wallet
            </Button>
          </Stack>
        </Dialog>
        <Dialog
          title="A title that is long enough to need a second line"
          closeLabel="Close"
          isOpen={openDialog === 'long'}
          onClose={close}
        >
          <Stack>
            {Array.from({ length: 30 }, (_, index) => (
              <Text key={index}>Transaction {index + 1}: deposit into the CRO vault.</Text>
            ))}
          </Stack>
        </Dialog>
      </Specimen>
      <Specimen name="Menu: acts, choices, pages">
        <Row>
          <Menu
            trigger={
              <>
                <WalletIcon />
                0x8626...1199
              </>
            }
            variant="secondary"
            align="start"
            items={[
              {
                id: 'wallet',
                label: 'Wallet',
                icon: <WarningIcon />,
                onSelect: () => showToast({ kind: 'info', title: 'Wallet' }),
              },
              {
                id: 'transactions',
                label: 'Transactions',
                onSelect: () => showToast({ kind: 'info', title: 'Transactions' }),
              },
              {
                id: 'disconnect',
                label: 'Disconnect',
                onSelect: () => showToast({ kind: 'info', title: 'Disconnected' }),
              },
            ]}
          />
          <Menu
            trigger={<GlobeIcon />}
            label="Language"
            hasChevron={false}
            align="start"
            items={['en-US', 'ar-SA', 'de-DE', 'es-ES', 'fr-FR', 'ja-JP', 'ko-KR', 'pt-BR', 'vi-VN', 'zh-CN'].map(
              (id) => ({ id, label: id, isSelected: id === language, onSelect: () => setLanguage(id) }),
            )}
          />
          <Menu
            trigger="More"
            items={[
              { id: 'inscription', label: 'Inscription Tools', to: '/inscription' },
              { id: 'nft', label: 'NFT', to: '/nft' },
            ]}
          />
        </Row>
        <Row>
          <Tooltip text="Your share of the pool, after the performance fee of 20 %.">
            <Button size="sm" variant="quiet">
              Tooltip on hover and focus
            </Button>
          </Tooltip>
        </Row>
        <Row>
          <SunIcon />
          <MoonIcon />
          <SystemIcon />
        </Row>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Account"
          selectedId={tab}
          onSelect={setTab}
          tabs={[
            { id: 'wallet', label: 'Wallet', content: <Text>Your Address</Text> },
            {
              id: 'transactions',
              label: 'Transactions',
              content: <EmptyState title="No recent transactions">What you send shows here for a day.</EmptyState>,
            },
          ]}
        />
      </Specimen>
    </Grid>
  )
}
