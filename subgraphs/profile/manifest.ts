import { createDataSource, createManifest, type IndexedDeployment, type Manifest } from '../manifest.ts'

/** Indexes profiles, teams and points; undefined if the network has none. */
export function profileManifest(deployment: IndexedDeployment): Manifest | undefined {
  const profile = deployment.profile?.contracts.profile
  if (profile === undefined) return undefined
  return createManifest([
    createDataSource(deployment, profile, {
      name: 'Profile',
      abis: { Profile: './abis/Profile.json' },
      entities: ['Team', 'User', 'Point', 'PointRemoval', 'IdIncrement'],
      handlers: {
        'TeamAdd(uint256,string)': 'handleTeamAdd',
        'TeamRename(indexed uint256,string)': 'handleTeamRename',
        'TeamJoinableUpdate(indexed uint256,bool)': 'handleTeamJoinableUpdate',
        'TeamPointIncrease(indexed uint256,uint256,indexed uint256)': 'handleTeamPointIncrease',
        'TeamPointDecrease(indexed uint256,uint256)': 'handleTeamPointDecrease',
        'UserNew(indexed address,uint256,address,uint256)': 'handleUserNew',
        'UserUpdate(indexed address,address,uint256)': 'handleUserUpdate',
        'UserPause(indexed address,uint256)': 'handleUserPause',
        'UserReactivate(indexed address,uint256,address,uint256)': 'handleUserReactivate',
        'UserChangeTeam(indexed address,uint256,uint256)': 'handleUserChangeTeam',
        'UserPointIncrease(indexed address,uint256,indexed uint256)': 'handleUserPointIncrease',
        'UserPointIncreaseMultiple(address[],uint256,indexed uint256)': 'handleUserPointIncreaseMultiple',
        'UserPointDecrease(indexed address,uint256)': 'handleUserPointDecrease',
      },
    }),
  ])
}
