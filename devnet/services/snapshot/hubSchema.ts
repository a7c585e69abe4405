/**
 * The part of the hub's API that serves proposals and votes: github.com/snapshot-labs/snapshot-hub,
 * src/graphql/schema.gql. What this hub has no value for is null.
 */
import { buildSchema } from 'graphql'

const COMPARED = ['', '_in', '_gt', '_gte', '_lt', '_lte']
const EQUAL = ['', '_in']
const NEGATED = ['', '_not', '_in', '_not_in']

/** Conditions on fields, as `name: type` for each suffix. */
function conditions(type: string, suffixes: readonly string[], ...fields: readonly string[]): string {
  const lines = fields.flatMap((field) =>
    suffixes.map((suffix) => `  ${field}${suffix}: ${suffix.endsWith('_in') ? `[${type}]` : type}`),
  )
  return lines.join('\n')
}

const PAGE = 'first: Int! = 20, skip: Int! = 0'
const ORDER = 'orderBy: String, orderDirection: OrderDirection'

export const hubSchema = buildSchema(`
scalar Any
enum OrderDirection { asc desc }

type Query {
  space(id: String!): Space
  spaces(${PAGE}, where: SpaceWhere, ${ORDER}): [Space]
  proposal(id: String!): Proposal
  proposals(${PAGE}, where: ProposalWhere, ${ORDER}): [Proposal]
  vote(id: String!): Vote
  votes(${PAGE}, where: VoteWhere, ${ORDER}): [Vote]
  vp(voter: String!, space: String!, proposal: String): Vp
}

input SpaceWhere {
${conditions('String', EQUAL, 'id')}
${conditions('Int', COMPARED, 'created')}
}

input ProposalWhere {
${conditions('String', EQUAL, 'id', 'ipfs', 'space', 'author', 'network', 'type', 'scores_state')}
${conditions('String', [''], 'title_contains', 'state')}
${conditions('String', NEGATED, 'app')}
${conditions('Int', COMPARED, 'created', 'updated', 'start', 'end', 'votes')}
  labels_in: [String]
  flagged: Boolean
}

input VoteWhere {
${conditions('String', EQUAL, 'id', 'ipfs', 'space', 'voter', 'proposal', 'vp_state')}
${conditions('String', NEGATED, 'reason', 'app')}
${conditions('Int', COMPARED, 'created')}
${conditions('Float', COMPARED, 'vp')}
}

type Space {
  id: String!
  name: String
  private: Boolean
  about: String
  avatar: String
  cover: String
  terms: String
  location: String
  website: String
  twitter: String
  github: String
  farcaster: String
  coingecko: String
  email: String
  discussions: String
  network: String
  symbol: String
  skin: String
  domain: String
  strategies: [Strategy]
  admins: [String]
  members: [String]
  moderators: [String]
  filters: SpaceFilters
  plugins: Any
  voting: SpaceVoting
  categories: [String]
  validation: Validation
  voteValidation: Validation
  activeProposals: Int
  proposalsCount: Int
  followersCount: Int
  votesCount: Int
  guidelines: String
  template: String
  verified: Boolean
  flagged: Boolean
  flagCode: Int
  hibernated: Boolean
  turbo: Boolean
  rank: Float
  created: Int!
}

type SpaceFilters { minScore: Float onlyMembers: Boolean }

type SpaceVoting {
  delay: Int
  period: Int
  type: String
  quorum: Float
  quorumType: String!
  blind: Boolean
  hideAbstain: Boolean
  privacy: String
  aliased: Boolean
}

type Proposal {
  id: String!
  ipfs: String
  author: String!
  created: Int!
  updated: Int
  space: Space
  network: String!
  symbol: String!
  type: String
  strategies: [Strategy]!
  validation: Validation
  plugins: Any!
  title: String!
  body: String
  discussion: String!
  choices: [String]!
  labels: [String]!
  start: Int!
  end: Int!
  quorum: Float!
  quorumType: String!
  privacy: String
  snapshot: Int
  state: String
  link: String
  app: String
  scores: [Float]
  scores_by_strategy: Any
  scores_state: String
  scores_total: Float
  scores_updated: Int
  scores_total_value: Float
  vp_value_by_strategy: Any
  votes: Int
  flagged: Boolean
  flagCode: Int
}

type Vote {
  id: String!
  ipfs: String
  voter: String!
  created: Int!
  space: Space!
  proposal: Proposal
  choice: Any!
  metadata: Any
  reason: String
  app: String
  vp: Float
  vp_by_strategy: [Float]
  vp_state: String
  vp_value: Float
}

type Strategy { name: String! network: String params: Any }
type Validation { name: String! params: Any }
type Vp { vp: Float vp_by_strategy: [Float] vp_state: String }
`)
