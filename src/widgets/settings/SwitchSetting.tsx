import { Switch } from '@/ui/Switch'
import { HelpMark } from './HelpMark'
import { SwitchRow } from './SettingsDialog.styles'

export interface SwitchSettingProps {
  readonly label: string
  readonly help?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A setting that is on or off, with what it does where the name does not say it. */
export function SwitchSetting({ label, help, isOn, onChange }: SwitchSettingProps) {
  return (
    <SwitchRow>
      <Switch isOn={isOn} onChange={onChange}>
        {label}
      </Switch>
      {help !== undefined && <HelpMark about={label} text={help} />}
    </SwitchRow>
  )
}
