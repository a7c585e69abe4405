import { useTranslation } from '@/i18n/useTranslation'
import { TextInput } from '@/ui/TextInput'

export interface WholeInputProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly field: { readonly text: string; readonly isRefused: boolean; readonly type: (typed: string) => void }
}

/** A field of whole numbers, which says so where something else is typed or pasted. */
export function WholeInput({ label, hint, field: { text, isRefused, type } }: WholeInputProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={text}
      onChange={type}
      hint={hint}
      error={isRefused ? t('inscription.whole') : undefined}
    />
  )
}
