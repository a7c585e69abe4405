import { Switch } from '@/ui/Switch'
import { HelpMark } from './HelpMark'
import { SwitchRow } from './SettingsDialog.styles'

export interface SwitchSettingProps {
  readonly label: string
  readonly help?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** An on/off setting with an optional explanation. */
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
