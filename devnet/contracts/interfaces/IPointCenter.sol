// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Gives profile points for IFOs of the first version, with the function names of PancakeSwap's PointCenterIFO.
interface IPointCenter {
    event IFOAdd(address indexed contractAddress, uint256 thresholdToClaim, uint256 indexed campaignId, uint256 numberPoints);

    /// @notice All 0 for a contract that was not added.
    /// @return thresholdToClaim LP tokens that an account must have committed
    /// @return campaignId of the points
    /// @return numberPoints that an account gets once
    function ifos(address contractAddress) external view returns (uint256 thresholdToClaim, uint256 campaignId, uint256 numberPoints);
    /// @notice Most contracts in one call of `checkClaimStatuses`.
    function maxViewLength() external view returns (uint256);
    function hasClaimed(address contractAddress, address userAddress) external view returns (bool);
    /// @notice Whether `getPoints` gives the account points for this IFO: it has an active profile, has harvested, has
    /// committed the threshold or more, and has not claimed; and the IFO has met its minimum.
    function checkClaimStatus(address userAddress, address contractAddress) external view returns (bool);
    function checkClaimStatuses(address userAddress, address[] calldata contractAddresses) external view returns (bool[] memory);
    /// @notice Gives the caller the points of an IFO.
    function getPoints(address contractAddress) external;
}
