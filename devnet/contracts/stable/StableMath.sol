// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The amplified invariant of stable swaps: A n^n sum(x) + D = A D n^n + D^(n+1) / (n^n prod(x)).
/// Balances have 18 decimals and are at par: of each coin the same number is worth the same.
library StableMath {
    uint256 private constant MAX_STEPS = 255;

    /// D: what all balances are worth together where they are equal.
    /// @param ann amplification times the number of coins
    function invariant(uint256[] memory balances, uint256 ann) internal pure returns (uint256 d) {
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
            if (_near(d, before)) return d;
        }
        revert("no invariant");
    }

    /// The balance of one coin that goes with `d` and the balances of the others.
    function balanceFor(uint8 index, uint256[] memory balances, uint256 ann, uint256 d) internal pure returns (uint256 y) {
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
            if (_near(y, before)) return y;
        }
        revert("no balance");
    }

    function _near(uint256 a, uint256 b) private pure returns (bool) {
        return a > b ? a - b <= 1 : b - a <= 1;
    }
}
