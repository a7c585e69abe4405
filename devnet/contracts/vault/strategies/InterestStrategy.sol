// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {InterestVault} from "../../lending/InterestVault.sol";
import {ShareStrategy} from "./ShareStrategy.sol";

/// @dev Supplies to a lending vault. The yield is its interest.
contract InterestStrategy is ShareStrategy {
    InterestVault public immutable lender;

    constructor(address vault_, InterestVault lender_) ShareStrategy(vault_, lender_.token(), address(lender_)) {
        lender = lender_;
    }

    function _totalAssets() internal view override returns (uint256) {
        return lender.totalTokenCurrent();
    }

    function _enter(uint256 amount) internal override {
        lender.deposit(amount);
    }

    function _leave(uint256 shares) internal override {
        lender.withdraw(shares);
    }
}
