// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IIfo} from "../interfaces/IIfo.sol";
import {IProfile} from "../interfaces/IProfile.sol";
import {IfoLedger, IfoTerms} from "./IfoLedger.sol";

/// @dev Its terms can only change before it starts.
contract Ifo is IIfo, IfoLedger {
    uint8 public constant numberPools = 2;

    address public immutable pancakeProfile;
    uint256 public campaignId;
    uint256 public numberPoints;
    uint256 public thresholdPoints;
    mapping(address user => bool) public hasClaimedPoints;

    modifier knownPool(uint256 pid) {
        require(pid < numberPools, "no such pool");
        _;
    }

    constructor(IfoTerms memory terms, address profile) IfoLedger(terms, numberPools) {
        pancakeProfile = profile;
    }

    function viewPoolInformation(uint256 pid)
        external
        view
        returns (
            uint256 raisingAmountPool,
            uint256 offeringAmountPool,
            uint256 limitPerUserInLP,
            bool hasTax,
            uint256 totalAmountPool,
            uint256 sumTaxesOverflow
        )
    {
        Pool storage pool = _pool(pid);
        (raisingAmountPool, offeringAmountPool) = (pool.raisingAmount, pool.offeringAmount);
        (limitPerUserInLP, hasTax) = (pool.limitPerUser, pool.hasTax);
        (totalAmountPool, sumTaxesOverflow) = (pool.totalAmount, pool.sumTaxes);
    }

    function viewPoolTaxRateOverflow(uint256 pid) external view returns (uint256) {
        return _taxRate(_pool(pid));
    }

    function viewUserAllocationPools(address user, uint8[] calldata pids) external view returns (uint256[] memory shares) {
        shares = new uint256[](pids.length);
        for (uint256 i = 0; i < pids.length; ++i) shares[i] = _shareOf(_pool(pids[i]), _amount(user, pids[i]), SCALE);
    }

    function viewUserInfo(address user, uint8[] calldata pids) external view returns (uint256[] memory amounts, bool[] memory hasHarvested) {
        (amounts, hasHarvested) = (new uint256[](pids.length), new bool[](pids.length));
        for (uint256 i = 0; i < pids.length; ++i) {
            (amounts[i], hasHarvested[i]) = (_amount(user, pids[i]), _commitments[pids[i]][user].hasHarvested);
        }
    }

    function viewUserOfferingAndRefundingAmountsForPools(address user, uint8[] calldata pids)
        external
        view
        returns (uint256[3][] memory amounts)
    {
        amounts = new uint256[3][](pids.length);
        for (uint256 i = 0; i < pids.length; ++i) {
            (amounts[i][0], amounts[i][1], amounts[i][2]) = _amountsOf(_pool(pids[i]), _amount(user, pids[i]));
        }
    }

    function depositPool(uint256 amount, uint8 pid) external knownPool(pid) nonReentrant {
        require(IProfile(pancakeProfile).getUserStatus(msg.sender), "no active profile");
        _commit(pid, amount);
        emit Deposit(msg.sender, amount, pid);
    }

    function harvestPool(uint8 pid) external knownPool(pid) afterEnd nonReentrant {
        (uint256 offering, uint256 refunding) = _harvest(pid);
        emit Harvest(msg.sender, offering, refunding, pid);
        if (!_earnsPoints(msg.sender)) return;
        hasClaimedPoints[msg.sender] = true;
        try IProfile(pancakeProfile).increaseUserPoints(msg.sender, numberPoints, campaignId) {}
        catch {
            hasClaimedPoints[msg.sender] = false;
        }
    }

    function claimPoints() external nonReentrant {
        require(_commitments[0][msg.sender].hasHarvested || _commitments[1][msg.sender].hasHarvested, "harvest first");
        require(_earnsPoints(msg.sender), "no points to claim");
        hasClaimedPoints[msg.sender] = true;
        IProfile(pancakeProfile).increaseUserPoints(msg.sender, numberPoints, campaignId);
    }

    /// @notice Sets a pool and takes the tokens that it offers from the owner. Amounts of 0 take it out of the sale.
    /// @param limitPerUserInLP 0 for no limit
    function setPool(uint256 offeringAmountPool, uint256 raisingAmountPool, uint256 limitPerUserInLP, bool hasTax, uint8 pid)
        external
        onlyOwner
        beforeStart
        nonReentrant
    {
        emit PoolParametersSet(offeringAmountPool, raisingAmountPool, pid);
        _setPool(_pool(pid), offeringAmountPool, raisingAmountPool, limitPerUserInLP, hasTax);
    }

    function updatePointParameters(uint256 campaignId_, uint256 numberPoints_, uint256 thresholdPoints_) external onlyOwner beforeStart {
        (campaignId, numberPoints, thresholdPoints) = (campaignId_, numberPoints_, thresholdPoints_);
        emit PointParametersSet(campaignId_, numberPoints_, thresholdPoints_);
    }

    function _earnsPoints(address user) private view returns (bool) {
        if (numberPoints == 0 || hasClaimedPoints[user] || !isMinimumMet()) return false;
        return _amount(user, 0) + _amount(user, 1) >= thresholdPoints;
    }

    function _pool(uint256 pid) private view knownPool(pid) returns (Pool storage) {
        return _pools[pid];
    }

    function _amount(address user, uint256 pid) private view knownPool(pid) returns (uint256) {
        return _commitments[pid][user].amount;
    }
}
