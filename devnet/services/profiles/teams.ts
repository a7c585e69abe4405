import { type TeamRow, teamTable } from '../../tables/teams.ts'
import { json, type Route } from '../route.ts'

/** Texts, colors and art of the teams: GET /api/teams, and GET /api/teams/{id}.svg, the `image` of each. */
export const teamsRoute: Route = ({ pathname }) => {
  const [, api, teams, file, ...rest] = pathname.split('/')
  if (api !== 'api' || teams !== 'teams' || rest.length > 0) return Promise.resolve(undefined)
  if (file === undefined) return Promise.resolve(json(200, teamTable.map(describeTeam)))
  const team = teamTable[Number(/^([1-9])\.svg$/.exec(file)?.[1]) - 1]
  if (team === undefined) return Promise.resolve(json(404, { error: { message: 'No such team' } }))
  return Promise.resolve({ status: 200, type: 'image/svg+xml', body: drawTeam(team) })
}

function describeTeam({ name, description, background, textColor }: TeamRow, index: number) {
  const id = index + 1
  return { id, name, description, background, textColor, image: `/api/teams/${id}.svg` }
}

/** SVG of 320 x 320. */
function drawTeam({ background, emblem }: TeamRow): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><path fill="${background}" d="M0 0h320v320H0z"/>${emblem}</svg>`
}
