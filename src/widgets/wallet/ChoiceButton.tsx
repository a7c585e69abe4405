import { type ReactElement, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Badge } from '@/ui/Badge'
import { WalletIcon } from '@/ui/rareIcons'
import { Spinner } from '@/ui/Spinner'
import { Text } from '@/ui/Text'
import { theme } from '@/ui/theme'

const Row = styled.button`
  display: grid;
  grid-template-columns: 32px 1fr auto;
  align-items: center;
  gap: ${theme.space[12]};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${theme.space[8]} ${theme.space[12]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${theme.color.hover};
  }
  &[aria-disabled] {
    background: transparent;
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
  &:disabled {
    color: ${theme.color.muted};
    cursor: progress;
  }
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  > img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: ${theme.radius.control};
    object-fit: contain;
  }
`
const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`
const Name = styled.span`
  font-weight: 600;
`

export interface ChoiceButtonProps {
  readonly name: ReactNode
  /** A data: URL, or a built-in icon. */
  readonly icon?: string | ReactElement | undefined
  /** Shown below the name if the name is ambiguous. */
  readonly origin?: string | undefined
  /** Badge at the end of the row. */
  readonly note?: string | undefined
  /** This wallet is being connected. */
  readonly isBusy: boolean
  readonly disabled: boolean
  /** Why it is not available on this site; the button stays focusable to make the reason readable. */
  readonly disabledReason?: string | undefined
  readonly onChoose: () => void
}

/** A wallet in the list. */
export function ChoiceButton({
  name,
  origin,
  icon,
  note,
  isBusy,
  disabled,
  disabledReason,
  onChoose,
}: ChoiceButtonProps) {
  const id = useId()
  const isRefused = disabledReason !== undefined
  return (
    <Row
      type="button"
      disabled={disabled}
      {...(isRefused && { 'aria-disabled': true, 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-reason` })}
      aria-busy={isBusy || undefined}
      onClick={isRefused ? undefined : onChoose}
    >
      <Mark>
        {typeof icon === 'string' ? (
          <img src={icon} alt="" width="32" height="32" />
        ) : (
          (icon ?? <WalletIcon size="24px" />)
        )}
      </Mark>
      <Words>
        <Name dir="auto" id={`${id}-name`}>
          {name}
        </Name>
        {origin !== undefined && (
          <Text as="span" size="sm" tone="muted">
            <bdi dir="ltr">{origin}</bdi>
          </Text>
        )}
        {isRefused && (
          <Text as="span" size="sm" tone="muted" id={`${id}-reason`}>
            {disabledReason}
          </Text>
        )}
      </Words>
      {isBusy ? <Spinner /> : note !== undefined && <Badge>{note}</Badge>}
    </Row>
  )
}
