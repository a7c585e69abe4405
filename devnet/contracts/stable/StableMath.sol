// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @dev StableSwap invariant: A n^n sum(x) + D = A D n^n + D^(n+1) / (n^n prod(x)).
/// Balances are normalized to 18 decimals and to par, so that one unit of every coin has the same value.
library StableMath {
    uint256 private constant MAX_STEPS = 255;

    /// @dev D: total value of the balances when they are equal.
    /// @param ann amplification times the number of coins
    function getD(uint256[] memory balances, uint256 ann) internal pure returns (uint256 d) {
        uint256 n = balances.length;
        uint256 sum = 0;
        for (uint256 i = 0; i < n; ++i) sum += balances[i];
        if (sum == 0) return 0;
        d = sum;
        for (uint256 step = 0; step < MAX_STEPS; ++step) {
            uint256 product = d;
            for (uint256 i = 0; i < n; ++i) product = product * d / (balances[i] * n);
            uint256 before = d;
            d = (ann * sum + product * n) * d / ((ann - 1) * d + (n + 1) * product);
            if (_isConverged(d, before)) return d;
        }
        revert("no invariant");
    }

    /// @dev Balance of coin `index` for the invariant `d` and the other balances.
    function getY(uint8 index, uint256[] memory balances, uint256 ann, uint256 d) internal pure returns (uint256 y) {
        uint256 n = balances.length;
        uint256 c = d;
        uint256 sum = 0;
        for (uint256 i = 0; i < n; ++i) {
            if (i == index) continue;
            sum += balances[i];
            c = c * d / (balances[i] * n);
        }
        c = c * d / (ann * n);
        uint256 b = sum + d / ann;
        y = d;
        for (uint256 step = 0; step < MAX_STEPS; ++step) {
            uint256 before = y;
            y = (y * y + c) / (2 * y + b - d);
            if (_isConverged(y, before)) return y;
        }
        revert("no balance");
    }

    function _isConverged(uint256 a, uint256 b) private pure returns (bool) {
        return a > b ? a - b <= 1 : b - a <= 1;
    }
}
