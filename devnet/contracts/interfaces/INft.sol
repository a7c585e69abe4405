// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev Functions restricted to the window revert with 'Not open yet' before it and with 'Has ended' after it.
interface ITimeWindow {
    /// @notice Unix seconds. The window is `[opensAt, closesAt)`.
    function opensAt() external view returns (uint256);
    function closesAt() external view returns (uint256);
}

/// @notice Limited collection. Each NFT is an option to buy tokens at a fixed price from the exercise contract.
interface IOptionNft {
    /// @notice Mints `quantity` NFTs for `price` wei each. Reverts with 'Sale has ended' above `maxSupply`.
    function mint(uint256 quantity) external payable;
    /// @notice Number of NFTs ever minted, including burned ones.
    function minted() external view returns (uint256);
    function maxSupply() external view returns (uint256);
    function price() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function tokenOfOwnerByIndex(address account, uint256 index) external view returns (uint256 tokenId);
    function setApprovalForAll(address operator, bool approved) external;
    function isApprovedForAll(address account, address operator) external view returns (bool);
}

interface IOptionExercise is ITimeWindow {
    event Exercised(address indexed account, uint256 indexed tokenId, uint256 paid, uint256 received);

    /// @notice Takes `price` wei, burns the caller's option, which must be approved for this contract, and pays
    /// `payout` tokens.
    function exercise(uint256 tokenId) external payable;
    function price() external view returns (uint256);
    function payout() external view returns (uint256);
}

interface ILoyaltyNft is ITimeWindow {
    /// @notice Mints one NFT for `price` wei. Each account can hold only one.
    function mint() external payable;
    function price() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function tokenOfOwnerByIndex(address account, uint256 index) external view returns (uint256 tokenId);
}

interface ILoyaltyClaim is ITimeWindow {
    event Claimed(address indexed account, uint256 indexed tokenId, uint256 amount);

    /// @notice Pays `amount` wrapped CRO, once per account and once per NFT.
    function claim() external;
    function hasClaimed(address account) external view returns (bool);
    /// @notice Whether `account` holds an unpaid NFT and has not claimed yet. Does not check the window.
    function isEligible(address account) external view returns (bool);
    function amount() external view returns (uint256);
}
