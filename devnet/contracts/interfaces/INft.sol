// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Reverts with 'Not open yet' before the window and with 'Has ended' after it.
interface ITimeWindow {
    /// Unix seconds: open from `opensAt` up to but without `closesAt`.
    function opensAt() external view returns (uint256);
    function closesAt() external view returns (uint256);
}

/// A limited NFT: each gives the right to buy tokens at a fixed price from the exercise contract.
interface IOptionNft {
    /// Mints `quantity` for `price` wei each. Reverts with 'Sale has ended' beyond `maxSupply`.
    function mint(uint256 quantity) external payable;
    /// How many were ever minted; burned ones count.
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

    /// Burns the caller's option, which must be approved for this contract, takes `price` wei and pays `payout` tokens.
    function exercise(uint256 tokenId) external payable;
    function price() external view returns (uint256);
    function payout() external view returns (uint256);
}

interface ILoyaltyNft is ITimeWindow {
    /// Mints one for `price` wei to an account that holds none.
    function mint() external payable;
    function price() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function tokenOfOwnerByIndex(address account, uint256 index) external view returns (uint256 tokenId);
}

interface ILoyaltyClaim is ITimeWindow {
    event Claimed(address indexed account, uint256 indexed tokenId, uint256 amount);

    /// Pays `amount` wrapped CRO, once for an account and once for an NFT.
    function claim() external;
    function hasClaimed(address account) external view returns (bool);
    /// Whether `account` holds an NFT whose reward was not paid, and has not claimed; the window is not looked at.
    function isEligible(address account) external view returns (bool);
    function amount() external view returns (uint256);
}
