// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Campaigns that give a bunny and points to players with an active profile, once per account and kind.
interface IBunnyCampaign {
    event BunnyMint(address indexed to, uint256 indexed tokenId, uint8 indexed bunnyId);
    event NewEndBlock(uint256 endBlock);

    /// @notice First block in which nothing can be claimed any more.
    function endBlock() external view returns (uint256);
}

/// @notice Campaigns with one kind of bunny: for depositors of the automatic vault and for prediction players, with the
/// function names of PancakeSwap's BunnySpecialCakeVault and BunnySpecialPrediction.
interface IBunnySpecial is IBunnyCampaign {
    event NewCampaignId(uint256 campaignId);
    event NewNumberPoints(uint256 numberPoints);

    function bunnyId() external view returns (uint8);
    function campaignId() external view returns (uint256);
    function numberPoints() external view returns (uint256);
    function hasClaimed(address account) external view returns (bool);
    /// @notice Whether `mintNFT` would succeed for the account in this block.
    function canClaim(address account) external view returns (bool);
    function mintNFT() external;
}

/// @notice Campaign for lottery players, with the function names of PancakeSwap's BunnySpecialLottery. Kind 18 is for a
/// ticket of one of its lotteries, 19 for a ticket whose prize was claimed, 20 for whitelisted accounts.
interface IBunnySpecialLottery is IBunnyCampaign {
    event NewAddressWhitelisted(address[] users);
    event NewCampaignId(uint8 bunnyId, uint256 campaignId);
    event NewNumberPoints(uint8 bunnyId, uint256 numberPoints);
    event NewLotteryRounds(uint256 startLotteryRound, uint256 finalLotteryRound);

    function startLotteryRound() external view returns (uint256);
    function finalLotteryRound() external view returns (uint256);
    function campaignIds(uint8 bunnyId) external view returns (uint256);
    function numberPoints(uint8 bunnyId) external view returns (uint256);
    function userWhitelistForNft3(address account) external view returns (bool);
    function hasClaimed(address account, uint8 bunnyId) external view returns (bool);
    /// @notice Whether `mintNFT` would succeed for kind 18 in this block.
    function canClaimNft1(address account, uint256 lotteryId) external view returns (bool);
    /// @notice The same for kind 19, by the account's ticket with this index in the lottery.
    function canClaimNft2(address account, uint256 lotteryId, uint256 cursor) external view returns (bool);
    /// @notice The same for kind 20.
    function canClaimNft3(address account) external view returns (bool);
    /// @param lotteryId not used for kind 20
    /// @param cursor only used for kind 19
    function mintNFT(uint8 bunnyId, uint256 lotteryId, uint256 cursor) external;
}
