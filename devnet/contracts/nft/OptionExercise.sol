// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IOptionExercise} from "../interfaces/INft.sol";
import {OptionNft} from "./OptionNft.sol";
import {TimeWindow} from "./TimeWindow.sol";

/// @dev Pays exercised options from its own token balance.
contract OptionExercise is IOptionExercise, TimeWindow {
    using SafeERC20 for IERC20;

    uint256 public constant price = 100 ether;
    uint256 public constant payout = 300 ether;

    OptionNft public immutable nft;
    IERC20 public immutable token;
    address payable public immutable treasury;

    constructor(OptionNft nft_, IERC20 token_, address payable treasury_, uint256 opensAt_, uint256 closesAt_) TimeWindow(opensAt_, closesAt_) {
        nft = nft_;
        token = token_;
        treasury = treasury_;
    }

    function exercise(uint256 tokenId) external payable whileOpen {
        require(msg.value == price, "Wrong price");
        require(nft.ownerOf(tokenId) == msg.sender, "Not the holder");
        nft.burn(tokenId);
        emit Exercised(msg.sender, tokenId, msg.value, payout);
        token.safeTransfer(msg.sender, payout);
        Address.sendValue(treasury, msg.value);
    }
}
