// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBunnies} from "../interfaces/IBunnies.sol";
import {IProfile} from "../interfaces/IProfile.sol";
import {ITradingCompetition} from "../interfaces/ITradingCompetition.sol";

struct CompetitionParams {
    address profile;
    address bunnies;
    address token;
    uint256 startTime;
    uint256 endTime;
    uint256 claimPeriod;
}

/// @dev Unlike in the original, the schedule is on chain, the claims only start once all prizes are funded, prizes and
/// groups can't change from then on, and the owner can neither end the claim period early nor withdraw what is owed. Needs
/// the profile's POINT_ROLE and the bunnies' MINTER_ROLE.
contract TradingCompetition is ITradingCompetition, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;

    struct UserStats {
        uint256 rewardGroup;
        uint256 teamId;
        bool hasRegistered;
        bool hasClaimed;
    }

    uint256 private constant GROUPS = 5;
    uint8 private constant MIN_BUNNY_ID = 10;
    uint8 private constant MAX_BUNNY_ID = 12;
    uint256 public constant MIN_CLAIM_PERIOD = 1 days;

    address public immutable pancakeProfile;
    address public immutable bunnies;
    address public immutable cakeToken;
    uint256 public immutable numberTeams;
    uint256 public immutable startTime;
    uint256 public immutable endTime;
    uint256 public immutable claimPeriod;
    CompetitionStatus public currentStatus;
    uint8 public bunnyId;
    uint256 public winningTeamId;
    uint256 public claimDeadline;
    uint256 public unclaimedRewards;
    mapping(address account => UserStats) public userTradingStats;
    mapping(address account => uint256) public ungivenPoints;
    mapping(address account => bool) public hasUngivenBunny;
    mapping(uint256 teamId => CompetitionRewards) private _rewards;
    mapping(uint256 teamId => uint256[GROUPS]) private _numberUsers;

    modifier onlyTeam(uint256 teamId) {
        require(teamId > 0 && teamId <= numberTeams, "team is not in the competition");
        _;
    }

    constructor(CompetitionParams memory params) Ownable(msg.sender) {
        require(params.startTime > block.timestamp && params.endTime > params.startTime, "times out of order");
        require(params.claimPeriod >= MIN_CLAIM_PERIOD, "claim period is too short");
        (pancakeProfile, bunnies, cakeToken) = (params.profile, params.bunnies, params.token);
        (startTime, endTime, claimPeriod) = (params.startTime, params.endTime, params.claimPeriod);
        numberTeams = IProfile(params.profile).numberTeams();
    }

    function viewRewardTeams() external view returns (CompetitionRewards[] memory rewards) {
        rewards = new CompetitionRewards[](numberTeams);
        for (uint256 i = 0; i < rewards.length; ++i) rewards[i] = _rewards[i + 1];
    }

    function claimInformation(address account)
        external
        view
        returns (bool hasRegistered, bool hasClaimed, uint256 rewardGroup, uint256 cakeRewards, uint256 pointRewards, bool canMintNFT)
    {
        UserStats memory user = userTradingStats[account];
        (hasRegistered, hasClaimed, rewardGroup) = (user.hasRegistered, user.hasClaimed, user.rewardGroup);
        if (currentStatus >= CompetitionStatus.Claiming) (cakeRewards, pointRewards, canMintNFT) = _prizes(user);
    }

    function canClaim(address account) external view returns (bool) {
        UserStats memory user = userTradingStats[account];
        if (!_isClaimTime() || !user.hasRegistered || user.hasClaimed) return false;
        (uint256 cake, uint256 points, bool hasNft) = _prizes(user);
        return cake > 0 || points > 0 || hasNft;
    }

    function register() external {
        require(currentStatus == CompetitionStatus.Registration, "registration is over");
        require(!userTradingStats[msg.sender].hasRegistered, "registered already");
        require(IProfile(pancakeProfile).getUserStatus(msg.sender), "no active profile");
        (,, uint256 teamId,,,) = IProfile(pancakeProfile).getUserProfile(msg.sender);
        _enter(teamId);
    }

    function claimReward() external nonReentrant {
        UserStats storage user = userTradingStats[msg.sender];
        require(user.hasRegistered, "not registered");
        require(currentStatus == CompetitionStatus.Claiming, "claims have not started");
        require(_isClaimTime(), "claim period is over");
        require(!user.hasClaimed, "claimed already");
        (uint256 cake, uint256 points, bool hasNft) = _prizes(user);
        require(cake > 0 || points > 0 || hasNft, "no prize");
        user.hasClaimed = true;
        unclaimedRewards -= cake;
        emit RewardClaim(msg.sender, user.rewardGroup, cake, points);
        // Whoever grants the roles for points and bunnies must not be able to keep the tokens back until the deadline.
        if (points > 0) {
            try IProfile(pancakeProfile).increaseUserPoints(msg.sender, points, _campaignOf(user)) {}
            catch {
                ungivenPoints[msg.sender] = points;
            }
        }
        if (hasNft) {
            try IBunnies(bunnies).mint(msg.sender, bunnyId) {}
            catch {
                hasUngivenBunny[msg.sender] = true;
            }
        }
        if (cake > 0) IERC20(cakeToken).safeTransfer(msg.sender, cake);
    }

    function claimUngiven() external nonReentrant {
        (uint256 points, bool hasNft) = (ungivenPoints[msg.sender], hasUngivenBunny[msg.sender]);
        require(points > 0 || hasNft, "nothing to claim");
        (ungivenPoints[msg.sender], hasUngivenBunny[msg.sender]) = (0, false);
        if (points > 0) IProfile(pancakeProfile).increaseUserPoints(msg.sender, points, _campaignOf(userTradingStats[msg.sender]));
        if (hasNft) IBunnies(bunnies).mint(msg.sender, bunnyId);
    }

    function updateCompetitionStatus(CompetitionStatus status) external {
        require(uint8(status) == uint8(currentStatus) + 1, "not the next status");
        if (status == CompetitionStatus.Open) require(block.timestamp >= startTime, "competition has not started");
        else if (status == CompetitionStatus.Close) require(block.timestamp >= endTime, "competition is not over");
        else if (status == CompetitionStatus.Claiming) _startClaims();
        else require(!_isClaimTime(), "claim period is not over");
        currentStatus = status;
        emit NewCompetitionStatus(status);
    }

    function updateTeamRewards(
        uint256 teamId,
        uint256[GROUPS] calldata userCampaignIds,
        uint256[GROUPS] calldata cakeRewards,
        uint256[GROUPS] calldata pointRewards
    ) external onlyOwner onlyTeam(teamId) {
        require(currentStatus < CompetitionStatus.Claiming, "claims have started");
        _rewards[teamId] = CompetitionRewards(userCampaignIds, cakeRewards, pointRewards);
        emit TeamRewardsUpdate(teamId);
    }

    function updateUserStatusMultiple(address[] calldata addressesToUpdate, uint256 rewardGroup) external onlyOwner {
        require(currentStatus == CompetitionStatus.Close, "ranks are not open");
        require(rewardGroup < GROUPS, "no such group");
        for (uint256 i = 0; i < addressesToUpdate.length; ++i) {
            UserStats storage user = userTradingStats[addressesToUpdate[i]];
            require(user.hasRegistered, "not registered");
            uint256[GROUPS] storage numbers = _numberUsers[user.teamId];
            --numbers[user.rewardGroup];
            ++numbers[rewardGroup];
            user.rewardGroup = rewardGroup;
        }
        emit UserUpdateMultiple(addressesToUpdate, rewardGroup);
    }

    function updateWinningTeamAndBunnyId(uint256 teamId, uint8 bunnyId_) external onlyOwner onlyTeam(teamId) {
        require(currentStatus == CompetitionStatus.Close, "ranks are not open");
        require(bunnyId_ >= MIN_BUNNY_ID && bunnyId_ <= MAX_BUNNY_ID, "not a winner's bunny");
        (winningTeamId, bunnyId) = (teamId, bunnyId_);
        emit WinningTeam(teamId);
    }

    /// @dev After the claim period, prizes that nobody claimed are no longer owed.
    function claimRemainder(uint256 amount) external onlyOwner nonReentrant {
        uint256 owed = _isClaimTime() ? unclaimedRewards : 0;
        require(amount <= IERC20(cakeToken).balanceOf(address(this)) - owed, "owed to winners");
        emit RemainderClaim(amount);
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function _enter(uint256 teamId) private onlyTeam(teamId) {
        userTradingStats[msg.sender] = UserStats(0, teamId, true, false);
        ++_numberUsers[teamId][0];
        emit UserRegister(msg.sender, teamId);
    }

    function _startClaims() private onlyOwner {
        require(winningTeamId > 0, "no winning team");
        uint256 owed = 0;
        for (uint256 teamId = 1; teamId <= numberTeams; ++teamId) {
            for (uint256 group = 0; group < GROUPS; ++group) {
                owed += _numberUsers[teamId][group] * _rewards[teamId].cakeRewards[group];
            }
        }
        require(IERC20(cakeToken).balanceOf(address(this)) >= owed, "prizes are not funded");
        (unclaimedRewards, claimDeadline) = (owed, block.timestamp + claimPeriod);
    }

    function _campaignOf(UserStats storage user) private view returns (uint256) {
        return _rewards[user.teamId].userCampaignId[user.rewardGroup];
    }

    function _isClaimTime() private view returns (bool) {
        return currentStatus == CompetitionStatus.Claiming && block.timestamp <= claimDeadline;
    }

    function _prizes(UserStats memory user) private view returns (uint256 cake, uint256 points, bool hasNft) {
        CompetitionRewards storage rewards = _rewards[user.teamId];
        (cake, points) = (rewards.cakeRewards[user.rewardGroup], rewards.pointUsers[user.rewardGroup]);
        hasNft = user.rewardGroup > 0 && user.teamId == winningTeamId;
    }
}
