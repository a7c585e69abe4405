// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Competition of the teams of `IProfile` for trading volume, with the function names of PancakeSwap's
/// TradingCompV1, where "cake" is the token of the prizes. Volumes are computed from the exchange's logs: the owner enters
/// each account's reward group, from 0 to 4 (the best), and the winning team.
interface ITradingCompetition {
    /// Goes up one by one.
    enum CompetitionStatus {
        Registration,
        /// Trades count.
        Open,
        /// Ranks are computed.
        Close,
        Claiming,
        Over
    }

    /// Prizes of a team's accounts by reward group.
    struct CompetitionRewards {
        /// Under which the points are counted.
        uint256[5] userCampaignId;
        /// Base units of the token.
        uint256[5] cakeRewards;
        uint256[5] pointUsers;
    }

    event UserRegister(address userAddress, uint256 teamId);
    event NewCompetitionStatus(CompetitionStatus status);
    event TeamRewardsUpdate(uint256 teamId);
    event UserUpdateMultiple(address[] userAddresses, uint256 rewardGroup);
    event WinningTeam(uint256 teamId);
    event RewardClaim(address indexed user, uint256 rewardGroup, uint256 cakeReward, uint256 pointReward);
    event RemainderClaim(uint256 amount);

    function pancakeProfile() external view returns (address);
    function bunnies() external view returns (address);
    function cakeToken() external view returns (address);
    function numberTeams() external view returns (uint256);
    function currentStatus() external view returns (CompetitionStatus);
    /// @notice Unix seconds from which the competition can be opened and closed.
    function startTime() external view returns (uint256);
    function endTime() external view returns (uint256);
    /// @notice Seconds from the start of the claims to the last one.
    function claimPeriod() external view returns (uint256);
    /// @notice Unix seconds of the last claim; 0 before the claims start.
    function claimDeadline() external view returns (uint256);
    /// @notice Prizes that nobody has claimed yet, in base units; 0 before the claims start.
    function unclaimedRewards() external view returns (uint256);
    /// @notice 0 until the owner enters it.
    function winningTeamId() external view returns (uint256);
    /// @notice Kind of the bunny that the winning team's accounts get, except those of group 0.
    function bunnyId() external view returns (uint8);
    function userTradingStats(address account) external view returns (uint256 rewardGroup, uint256 teamId, bool hasRegistered, bool hasClaimed);
    /// @notice Prizes of all teams, team 1 first.
    function viewRewardTeams() external view returns (CompetitionRewards[] memory);
    /// @notice The prizes are 0 before the claims start.
    function claimInformation(address account)
        external
        view
        returns (bool hasRegistered, bool hasClaimed, uint256 rewardGroup, uint256 cakeRewards, uint256 pointRewards, bool canMintNFT);
    /// @notice Whether an account has prizes that it can claim now.
    function canClaim(address account) external view returns (bool);
    /// @notice Enters the caller, who needs an active profile. The team of this moment counts.
    function register() external;
    /// @notice Pays the caller's prizes. A failure to give points or the bunny doesn't revert.
    function claimReward() external;
    /// @notice Points of a claim that could not be given with it.
    function ungivenPoints(address account) external view returns (uint256);
    /// @notice Whether the bunny of a claim could not be given with it.
    function hasUngivenBunny(address account) external view returns (bool);
    /// @notice Gives points and the bunny if they could not be given with a claim. Has no deadline.
    function claimUngiven() external;
    /// @notice Goes to the next status. Anyone can at the times of the competition; only the owner starts the claims.
    function updateCompetitionStatus(CompetitionStatus status) external;
    /// @notice Sets a team's prizes, until the claims start.
    function updateTeamRewards(
        uint256 teamId,
        uint256[5] calldata userCampaignIds,
        uint256[5] calldata cakeRewards,
        uint256[5] calldata pointRewards
    ) external;
    /// @notice Sets the reward group of accounts, between the end and the claims.
    function updateUserStatusMultiple(address[] calldata addressesToUpdate, uint256 rewardGroup) external;
    function updateWinningTeamAndBunnyId(uint256 teamId, uint8 bunnyId) external;
    /// @notice Pays tokens that no prize needs to the owner.
    function claimRemainder(uint256 amount) external;
}
