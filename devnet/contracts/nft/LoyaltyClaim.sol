// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ILoyaltyClaim} from "../interfaces/INft.sol";
import {LoyaltyNft} from "./LoyaltyNft.sol";
import {TimeWindow} from "./TimeWindow.sol";

/// @dev Pays claims from its own balance of wrapped CRO.
contract LoyaltyClaim is ILoyaltyClaim, TimeWindow {
    using SafeERC20 for IERC20;

    uint256 public constant amount = 100 ether;

    LoyaltyNft public immutable nft;
    IERC20 public immutable wcro;
    mapping(address account => bool) public hasClaimed;
    /// @dev Prevents a second claim for an NFT that was transferred.
    mapping(uint256 tokenId => bool) public isPaid;

    constructor(LoyaltyNft nft_, IERC20 wcro_, uint256 opensAt_, uint256 closesAt_) TimeWindow(opensAt_, closesAt_) {
        nft = nft_;
        wcro = wcro_;
    }

    function claim() external whileOpen {
        require(!hasClaimed[msg.sender], "Claimed already");
        require(nft.balanceOf(msg.sender) > 0, "Not a holder");
        uint256 tokenId = nft.tokenOfOwnerByIndex(msg.sender, 0);
        require(!isPaid[tokenId], "Paid to an earlier holder");
        hasClaimed[msg.sender] = true;
        isPaid[tokenId] = true;
        emit Claimed(msg.sender, tokenId, amount);
        wcro.safeTransfer(msg.sender, amount);
    }

    function isEligible(address account) external view returns (bool) {
        if (hasClaimed[account] || nft.balanceOf(account) == 0) return false;
        return !isPaid[nft.tokenOfOwnerByIndex(account, 0)];
    }
}
