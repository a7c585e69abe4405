// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IIfoV1} from "../interfaces/IIfoV1.sol";
import {IfoLedger, IfoTerms} from "./IfoLedger.sol";

contract IfoV1 is IIfoV1, IfoLedger {
    uint256 private constant SHARE_SCALE = 1e6;

    constructor(IfoTerms memory terms) IfoLedger(terms, 1) {}

    function raisingAmount() external view returns (uint256) {
        return _pools[0].raisingAmount;
    }

    function offeringAmount() external view returns (uint256) {
        return _pools[0].offeringAmount;
    }

    function totalAmount() external view returns (uint256) {
        return _pools[0].totalAmount;
    }

    function userInfo(address user) public view returns (uint256 amount, bool claimed) {
        Commitment storage commitment = _commitments[0][user];
        return (commitment.amount, commitment.hasHarvested);
    }

    function hasHarvest(address user) external view returns (bool claimed) {
        (, claimed) = userInfo(user);
    }

    function getUserAllocation(address user) external view returns (uint256) {
        return _shareOf(_pools[0], _commitments[0][user].amount, SHARE_SCALE);
    }

    function getOfferingAmount(address user) external view returns (uint256 offering) {
        (offering,,) = _amountsOf(_pools[0], _commitments[0][user].amount);
    }

    function getRefundingAmount(address user) external view returns (uint256 refunding) {
        (, refunding,) = _amountsOf(_pools[0], _commitments[0][user].amount);
    }

    function deposit(uint256 amount) external nonReentrant {
        _commit(0, amount);
        emit Deposit(msg.sender, amount);
    }

    function harvest() external afterEnd nonReentrant {
        (uint256 offering, uint256 refunding) = _harvest(0);
        emit Harvest(msg.sender, offering, refunding);
    }

    /// @notice Sets the sale's amounts and takes the tokens that it offers from the owner.
    function setPool(uint256 offeringAmount_, uint256 raisingAmount_) external onlyOwner beforeStart nonReentrant {
        _setPool(_pools[0], offeringAmount_, raisingAmount_, 0, false);
    }
}
