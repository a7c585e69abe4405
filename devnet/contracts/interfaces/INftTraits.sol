// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Traits of a whole collection in few calls, where a collection offers it. They are those of the tokens' metadata.
interface INftTraits {
    function traitNames() external view returns (string[] memory);
    /// @notice Values of the trait with this index in `traitNames`.
    function traitValues(uint256 trait) external view returns (string[] memory);
    /// @notice A byte for each trait of each token, an index in `traitValues`.
    /// @param count tokens from `firstTokenId`; up to 1,000 fit the gas of a call
    function traitsOf(uint256 firstTokenId, uint256 count) external view returns (bytes memory);
}
