// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice What both versions of an initial farm offering (IFO) have in common. Accounts commit LP tokens from the start
/// block to the end block, both included. Then they harvest: a part of the offered tokens, and what they committed in excess.
/// A pool never takes more than its raising amount. If more is committed, everyone gets the same share of both.
interface IIfoLedger {
    /// @dev Of proceeds and unsold tokens, to the owner.
    event AdminWithdraw(uint256 amountLP, uint256 amountOfferingToken);
    event NewStartAndEndBlocks(uint256 startBlock, uint256 endBlock);

    /// @notice The token of commitments.
    function lpToken() external view returns (address);
    function offeringToken() external view returns (address);
    function startBlock() external view returns (uint256);
    function endBlock() external view returns (uint256);
    /// @notice LP tokens that all pools together must raise. With less, everyone gets all of their commitment back.
    function minimumRaise() external view returns (uint256);
    /// @notice Whether the commitments so far raise the minimum.
    function isMinimumMet() external view returns (bool);
    /// @notice What the owner can withdraw now: what harvests have paid and are certain to pay, and tokens that no harvest
    /// can need. Both are 0 until the end.
    function withdrawable() external view returns (uint256 lpAmount, uint256 offeringAmount);
    /// @notice Offered tokens of the account that could not be transferred with its harvest.
    function unpaidOffering(address user) external view returns (uint256);
    function claimUnpaidOffering() external;
    /// @notice Pays proceeds and unsold tokens to the owner, up to `withdrawable`.
    function finalWithdraw(uint256 lpAmount, uint256 offerAmount) external;
}

/// @notice IFO of two pools, with the function names of PancakeSwap's IFOV2. Pool 0 (basic) has a limit per account, pool 1
/// (unlimited) has none, but a tax on what it refunds. Only accounts with an active profile can commit. Shares and tax rates
/// are scaled by 1e12. Pool ids other than 0 and 1 revert.
interface IIfo is IIfoLedger {
    event Deposit(address indexed user, uint256 amount, uint8 indexed pid);
    /// @param excessAmount LP tokens that were paid back
    event Harvest(address indexed user, uint256 offeringAmount, uint256 excessAmount, uint8 indexed pid);
    event PoolParametersSet(uint256 offeringAmountPool, uint256 raisingAmountPool, uint8 pid);
    event PointParametersSet(uint256 campaignId, uint256 numberPoints, uint256 thresholdPoints);

    function numberPools() external view returns (uint8);
    function pancakeProfile() external view returns (address);
    function campaignId() external view returns (uint256);
    /// @notice Points that an account gets once, with its first harvest.
    function numberPoints() external view returns (uint256);
    /// @notice LP tokens that an account must have committed in both pools together for points.
    function thresholdPoints() external view returns (uint256);
    function hasClaimedPoints(address user) external view returns (bool);
    /// @return raisingAmountPool LP tokens that the pool takes at most; 0 if the pool is not set
    /// @return offeringAmountPool tokens that it offers for them
    /// @return limitPerUserInLP 0 for no limit
    /// @return hasTax whether refunds are taxed
    /// @return totalAmountPool LP tokens committed
    /// @return sumTaxesOverflow LP tokens of tax that harvests have paid
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
        );
    /// @notice Part of a refund that is kept, if the pool has a tax: it falls with the number of times that the pool is
    /// oversubscribed, from 1 % to 0.05 %.
    function viewPoolTaxRateOverflow(uint256 pid) external view returns (uint256);
    /// @notice The account's part of all commitments, rounded down, for each of `pids` in this order.
    function viewUserAllocationPools(address user, uint8[] calldata pids) external view returns (uint256[] memory);
    /// @notice Commitments of the account, and whether they were harvested, for each of `pids` in this order.
    function viewUserInfo(address user, uint8[] calldata pids) external view returns (uint256[] memory amounts, bool[] memory hasHarvested);
    /// @notice What the account gets, or would get if the sale ended now, for each of `pids` in this order: tokens offered,
    /// refund after tax, tax. A commitment too small for a token is refunded without tax.
    function viewUserOfferingAndRefundingAmountsForPools(address user, uint8[] calldata pids) external view returns (uint256[3][] memory);
    function depositPool(uint256 amount, uint8 pid) external;
    /// @notice Pays tokens and refund, and gives points if there are any; a failure to give them doesn't revert.
    function harvestPool(uint8 pid) external;
    /// @notice Gives the points if they could not be given with a harvest.
    function claimPoints() external;
}
