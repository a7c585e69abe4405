import { EMPTY_AMOUNT } from '@/forms/amountField'
import { Decimal } from '@/lib/decimal'
import { ready } from '@/lib/loadable'
import { gainOfRate } from '@/lib/roi'
import { Fact, Facts } from '@/ui/Facts'
import { Figure } from '@/ui/Figure'
import { RoiButton } from '@/widgets/stake-panel/RoiButton'
import type { RoiTerms } from '@/widgets/stake-panel/roiLines'
import { StakeCard } from '@/widgets/stake-panel/StakeCard'
import { StakePosition } from '@/widgets/stake-panel/StakePosition'
import { useAmountField } from '@/widgets/tx/useAmountField'
import { Specimen } from './Specimen'

const BALANCE_WEI = 12_345_678n

const terms: RoiTerms = {
  symbol: 'USDC',
  decimals: 6,
  gain: (days, every) => gainOfRate(new Decimal('0.001'), days, every),
  isCompounding: true,
  feeOf: () => 0n,
  price: ready(new Decimal(1)),
  feeApr: new Decimal('0.05'),
  balanceWei: BALANCE_WEI,
  comparison: {
    ownName: 'Farm',
    name: 'Vault',
    gain: (days) => gainOfRate(new Decimal('0.0012'), days, 1),
    feeOf: () => 0n,
  },
}
const nothing = () => Promise.resolve()

/** Stake and harvest without a chain: nothing is sent. */
export function StakePanelSpecimens() {
  const field = useAmountField(EMPTY_AMOUNT)
  return (
    <>
      <Specimen name="Stake panel: stake">
        <StakeCard
          testId="kit-stake"
          title="Stake"
          aside={<RoiButton terms={terms} amount={field.text} />}
          amountLabel="Amount to stake"
          symbol="USDC"
          typed={field.text}
          onType={field.type}
          worth={undefined}
          balance={undefined}
          onPercent={field.percentFiller(BALANCE_WEI, 6)}
          form={{ status: 'empty', text: { key: 'vault.deposit.enter' } }}
          onSubmit={nothing}
        />
      </Specimen>
      <Specimen name="Stake panel: position and rewards">
        <StakePosition
          testId="kit-position"
          title="Your stake"
          acts={[{ id: 'compound', form: { status: 'empty', text: { key: 'vault.compound' } } }]}
          onSubmit={nothing}
        >
          <Facts>
            <Fact name="Staked">
              <Figure unit="USDC">12.3456</Figure>
            </Fact>
          </Facts>
        </StakePosition>
      </Specimen>
    </>
  )
}
