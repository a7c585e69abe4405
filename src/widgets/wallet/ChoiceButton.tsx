import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '@/ui/Badge'
import { WalletIcon } from '@/ui/icons'
import { Spinner } from '@/ui/Spinner'
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
const Name = styled.span`
  overflow-wrap: anywhere;
  font-weight: 600;
`

export interface ChoiceButtonProps {
  readonly name: ReactNode
  /** A data: image. */
  readonly icon?: string | undefined
  /** A word at the end of the row. */
  readonly note?: string | undefined
  /** This choice is being connected. */
  readonly isBusy: boolean
  readonly disabled: boolean
  readonly onChoose: () => void
}

/** One wallet in the list. */
export function ChoiceButton({ name, icon, note, isBusy, disabled, onChoose }: ChoiceButtonProps) {
  return (
    <Row type="button" disabled={disabled} aria-busy={isBusy || undefined} onClick={onChoose}>
      <Mark>{icon === undefined ? <WalletIcon size="24px" /> : <img src={icon} alt="" width="32" height="32" />}</Mark>
      <Name dir="auto">{name}</Name>
      {isBusy ? <Spinner /> : note !== undefined && <Badge>{note}</Badge>}
    </Row>
  )
}
