import { useState } from 'react'
import { AddressInput } from '@/ui/AddressInput'
import { AmountInput } from '@/ui/AmountInput'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Checkbox } from '@/ui/Checkbox'
import { CopyButton } from '@/ui/CopyButton'
import { ExternalLink } from '@/ui/ExternalLink'
import { IconButton } from '@/ui/IconButton'
import { CloseIcon, RetryIcon } from '@/ui/icons'
import { Grid, Row, Stack } from '@/ui/layout'
import { Select } from '@/ui/Select'
import { Switch } from '@/ui/Switch'
import { Text } from '@/ui/Text'
import { TextInput } from '@/ui/TextInput'
import { Specimen } from './Specimen'

const languages = [
  { value: 'en-US', label: 'English' },
  { value: 'ar-SA', label: 'العربية' },
] as const

/** Buttons, links and fields. */
export function Controls() {
  const [amount, setAmount] = useState('')
  const [text, setText] = useState('cros')
  const [isOn, setIsOn] = useState(true)
  const [language, setLanguage] = useState<(typeof languages)[number]['value']>('en-US')
  return (
    <Grid min="320px">
      <Specimen name="Button: the four variants, two sizes">
        <Row>
          <Button variant="primary">Deposit</Button>
          <Button>Withdraw</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Disconnect Wallet</Button>
        </Row>
        <Row>
          <Button size="sm" variant="primary">
            Max
          </Button>
          <Button size="sm">Max</Button>
          <Button size="sm" variant="quiet">
            Clear all
          </Button>
          <Button size="sm" variant="danger">
            Revoke
          </Button>
        </Row>
        <Row>
          <ButtonLink to="/earn" variant="primary">
            To the vaults
          </ButtonLink>
          <ButtonLink to="/earn" size="sm">
            Vault
          </ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="Button: busy, disabled, disabled with the reason, full width">
        <Row>
          <Button variant="primary" isBusy>
            Depositing
          </Button>
          <Button isBusy>Compounding</Button>
        </Row>
        <Row>
          <Button variant="primary" disabled>
            Deposit
          </Button>
          <Button disabled>Withdraw</Button>
        </Row>
        <Row>
          <Button variant="primary" disabledReason="The share token of this vault is not deployed yet.">
            Deposit
          </Button>
        </Row>
        <Button variant="primary" isFullWidth>
          Enable and deposit a label so long that it needs a second line on a phone
        </Button>
        <Button variant="primary" isFullWidth disabledReason="You have no balance">
          Withdraw All
        </Button>
      </Specimen>
      <Specimen name="IconButton, CopyButton, ExternalLink">
        <Row>
          <IconButton label="Close">
            <CloseIcon />
          </IconButton>
          <IconButton label="Retry" disabled>
            <RetryIcon />
          </IconButton>
          <CopyButton text="Sundial" label="Copy address" copiedLabel="Copied" />
        </Row>
        <ExternalLink href="https://example.org">View on explorer</ExternalLink>
      </Specimen>
      <Specimen name="AmountInput: empty or typed">
        <AmountInput
          label="Deposit"
          value={amount}
          onChange={setAmount}
          token={
            <Text isStrong as="span">
              CRO
            </Text>
          }
          balance="Balance 9,999.95"
          maxButton={
            <Button size="sm" onClick={() => setAmount('9999.95')}>
              Max
            </Button>
          }
          hint="1 CRO stays for fees."
        />
      </Specimen>
      <Specimen name="AmountInput: invalid, long">
        <AmountInput
          label="Deposit"
          value="123456789012345678901234.567890123456789012"
          onChange={setAmount}
          token={
            <Text isStrong as="span">
              VVS-CRO LP
            </Text>
          }
          balance="Balance 0.0000000123456789"
          error="You have less than that."
        />
      </Specimen>
      <Specimen name="AmountInput: disabled">
        <AmountInput
          label="Deposit (Max limit reached, try later)"
          value=""
          onChange={setAmount}
          token={
            <Text isStrong as="span">
              CRO
            </Text>
          }
          disabled
        />
      </Specimen>
      <Specimen name="TextInput: ready, invalid, disabled">
        <TextInput label="Tick" value={text} onChange={setText} hint="Four letters." />
        <TextInput label="Amount" value="" placeholder="0" onChange={setText} disabled />
      </Specimen>
      <Specimen name="AddressInput: whole, invalid">
        <AddressInput
          label="To"
          value={`0x${'a8'.repeat(20)}`}
          onChange={setText}
          hint="You have sent to this address before."
        />
        <AddressInput label="To" value="0x12" onChange={setText} error="Enter valid token address" />
      </Specimen>
      <Specimen name="Select, Switch, Checkbox">
        <Stack gap={16}>
          <Select label="Language" options={languages} value={language} onChange={setLanguage} />
          <Select label="Language" options={languages} value={language} onChange={setLanguage} disabled />
          <Switch isOn={isOn} onChange={setIsOn}>
            Approve the exact amount only
          </Switch>
          <Switch isOn={!isOn} onChange={(next) => setIsOn(!next)}>
            A setting that is off, with words enough to take a second line
          </Switch>
          <Switch isOn disabled onChange={setIsOn}>
            A setting that cannot be changed now
          </Switch>
          <Checkbox isChecked={isOn} onChange={setIsOn}>
            I understand that withdrawals may be impossible when utilization is 100%.
          </Checkbox>
          <Checkbox isChecked={false} disabled onChange={setIsOn}>
            Not available
          </Checkbox>
        </Stack>
      </Specimen>
    </Grid>
  )
}
