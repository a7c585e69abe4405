// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IInterestRates} from "../interfaces/IInterestVault.sol";

/// @dev Kinked interest rate model. Several vaults may share it.
contract InterestRates is IInterestRates {
    using Math for uint256;

    uint256 private constant SCALE = 1e18;
    uint256 private constant KINK = 0.8e18;

    /// @dev Interest per second, scaled by 1e18, at zero utilization, at the kink and at full utilization.
    uint256 private immutable _base;
    uint256 private immutable _atKink;
    uint256 private immutable _atFull;
    uint256 public immutable getReservePoolBps;

    constructor(uint256 base, uint256 atKink, uint256 atFull, uint256 reservePoolBps) {
        (_base, _atKink, _atFull, getReservePoolBps) = (base, atKink, atFull, reservePoolBps);
    }

    function getInterestRate(uint256 debt, uint256 balance) external view returns (uint256) {
        if (debt == 0) return 0;
        uint256 used = debt.mulDiv(SCALE, debt + balance);
        if (used <= KINK) return _base + (_atKink - _base).mulDiv(used, KINK);
        return _atKink + (_atFull - _atKink).mulDiv(used - KINK, SCALE - KINK);
    }
}
