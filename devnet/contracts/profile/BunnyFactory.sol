// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {IBunnies} from "../interfaces/IBunnies.sol";
import {IBunnyFactory} from "../interfaces/IBunnyFactory.sol";

/// @dev There is no earlier factory whose claims count, as there is for the original.
contract BunnyFactory is IBunnyFactory, Ownable, ReentrancyGuard {
    using SafeERC20 for IERC20;

    uint8 public constant FIRST_STARTER = 5;
    uint8 public constant LAST_STARTER = 9;
    /// @dev Bounds what a standing allowance can lose when the price is raised.
    uint256 public constant MAX_TOKEN_PRICE = 10 ether;

    address public immutable cakeToken;
    IBunnies public immutable bunnies;
    uint256 public tokenPrice;
    uint256 public startBlockNumber;
    mapping(address account => bool) public hasClaimed;

    constructor(IBunnies bunnies_, address cakeToken_, uint256 tokenPrice_, uint256 startBlockNumber_) Ownable(msg.sender) {
        (bunnies, cakeToken, startBlockNumber) = (bunnies_, cakeToken_, startBlockNumber_);
        _setTokenPrice(tokenPrice_);
    }

    function canMint(address account) external view returns (bool) {
        return !hasClaimed[account];
    }

    function mintNFT(uint8 bunnyId) external nonReentrant {
        require(!hasClaimed[msg.sender], "Has claimed");
        require(block.number >= startBlockNumber, "Too early");
        require(bunnyId >= FIRST_STARTER, "bunnyId too low");
        require(bunnyId <= LAST_STARTER, "bunnyId too high");
        hasClaimed[msg.sender] = true;
        IERC20(cakeToken).safeTransferFrom(msg.sender, address(this), tokenPrice);
        emit BunnyMint(msg.sender, bunnies.mint(msg.sender, bunnyId), bunnyId);
    }

    /// @dev Only until the start, so that a sale that runs can't be stopped.
    function setStartBlockNumber(uint256 startBlockNumber_) external onlyOwner {
        require(block.number < startBlockNumber, "Sale has started");
        require(block.number < startBlockNumber_, "Start has passed");
        startBlockNumber = startBlockNumber_;
    }

    function updateTokenPrice(uint256 tokenPrice_) external onlyOwner {
        _setTokenPrice(tokenPrice_);
    }

    /// @dev Of what buyers paid, which is all the tokens that the contract has.
    function claimFee(uint256 amount) external onlyOwner nonReentrant {
        IERC20(cakeToken).safeTransfer(msg.sender, amount);
    }

    function _setTokenPrice(uint256 tokenPrice_) private {
        require(tokenPrice_ <= MAX_TOKEN_PRICE, "Price is too high");
        tokenPrice = tokenPrice_;
    }
}
