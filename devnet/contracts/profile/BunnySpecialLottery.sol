// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IBunnySpecialLottery} from "../interfaces/IBunnySpecial.sol";
import {ILottery} from "../interfaces/ILottery.sol";
import {BunnyCampaign, CampaignParams} from "./BunnyCampaign.sol";

contract BunnySpecialLottery is IBunnySpecialLottery, BunnyCampaign {
    uint8 public constant BOUGHT = 18;
    uint8 public constant WON = 19;
    uint8 public constant INVITED = 20;

    ILottery public immutable pancakeSwapLottery;
    uint256 public startLotteryRound;
    uint256 public finalLotteryRound;
    mapping(uint8 bunnyId => uint256) public campaignIds;
    mapping(uint8 bunnyId => uint256) public numberPoints;
    mapping(address account => bool) public userWhitelistForNft3;
    mapping(address account => mapping(uint8 bunnyId => bool)) public hasClaimed;

    modifier onlyKind(uint8 bunnyId) {
        require(bunnyId >= BOUGHT && bunnyId <= INVITED, "Claim: Incorrect bunnyId");
        _;
    }

    /// @param points for kinds 18, 19 and 20
    /// @param campaigns for the same
    constructor(
        ILottery lottery,
        uint256 startRound,
        uint256 finalRound,
        CampaignParams memory params,
        uint256[3] memory points,
        uint256[3] memory campaigns
    ) BunnyCampaign(params) {
        pancakeSwapLottery = lottery;
        _setRounds(startRound, finalRound);
        for (uint8 i = 0; i < 3; ++i) (numberPoints[BOUGHT + i], campaignIds[BOUGHT + i]) = (points[i], campaigns[i]);
    }

    function canClaimNft1(address account, uint256 lotteryId) external view returns (bool) {
        return _canMint(account, hasClaimed[account][BOUGHT]) && _hasTicket(account, lotteryId);
    }

    function canClaimNft2(address account, uint256 lotteryId, uint256 cursor) external view returns (bool) {
        return _canMint(account, hasClaimed[account][WON]) && _hasWon(account, lotteryId, cursor);
    }

    function canClaimNft3(address account) external view returns (bool) {
        return _canMint(account, hasClaimed[account][INVITED]) && userWhitelistForNft3[account];
    }

    function mintNFT(uint8 bunnyId, uint256 lotteryId, uint256 cursor) external onlyKind(bunnyId) nonReentrant {
        _requireMint(hasClaimed[msg.sender][bunnyId]);
        require(_isEligible(bunnyId, lotteryId, cursor), "Claim: Cannot claim");
        hasClaimed[msg.sender][bunnyId] = true;
        _mintBunny(bunnyId, numberPoints[bunnyId], campaignIds[bunnyId]);
    }

    function whitelistAddresses(address[] calldata users) external onlyOwner {
        for (uint256 i = 0; i < users.length; ++i) userWhitelistForNft3[users[i]] = true;
        emit NewAddressWhitelisted(users);
    }

    function changeLotteryRounds(uint256 startRound, uint256 finalRound) external onlyOwner {
        _setRounds(startRound, finalRound);
        emit NewLotteryRounds(startRound, finalRound);
    }

    function changeCampaignId(uint8 bunnyId, uint256 campaignId) external onlyOwner onlyKind(bunnyId) {
        campaignIds[bunnyId] = campaignId;
        emit NewCampaignId(bunnyId, campaignId);
    }

    function changeNumberPoints(uint8 bunnyId, uint256 points) external onlyOwner onlyKind(bunnyId) {
        numberPoints[bunnyId] = points;
        emit NewNumberPoints(bunnyId, points);
    }

    function _setRounds(uint256 startRound, uint256 finalRound) private {
        require(startRound > 0 && startRound <= finalRound, "Rounds out of range");
        (startLotteryRound, finalLotteryRound) = (startRound, finalRound);
    }

    function _isEligible(uint8 bunnyId, uint256 lotteryId, uint256 cursor) private view returns (bool) {
        if (bunnyId == BOUGHT) return _hasTicket(msg.sender, lotteryId);
        return bunnyId == WON ? _hasWon(msg.sender, lotteryId, cursor) : userWhitelistForNft3[msg.sender];
    }

    function _hasTicket(address account, uint256 lotteryId) private view returns (bool) {
        if (!_isOfCampaign(lotteryId)) return false;
        (uint256[] memory ticketIds,,,) = pancakeSwapLottery.viewUserInfoForLotteryId(account, lotteryId, 0, 1);
        return ticketIds.length == 1;
    }

    /// @dev Only a ticket with a prize can be claimed.
    function _hasWon(address account, uint256 lotteryId, uint256 cursor) private view returns (bool) {
        if (!_isOfCampaign(lotteryId)) return false;
        (,, bool[] memory isClaimed,) = pancakeSwapLottery.viewUserInfoForLotteryId(account, lotteryId, cursor, 1);
        return isClaimed.length == 1 && isClaimed[0];
    }

    function _isOfCampaign(uint256 lotteryId) private view returns (bool) {
        return lotteryId >= startLotteryRound && lotteryId <= finalLotteryRound;
    }
}
