// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Locks CRO at a fixed rate. Each lock is an NFT, and its holder can withdraw it.
interface ICroLock {
    struct Lock {
        uint256 tokenId;
        /// Deposited wei.
        uint256 croAmount;
        /// Annual rate, scaled by 1e18.
        uint256 apr;
        /// Wei paid on top of `croAmount`, reserved at deposit.
        uint256 reward;
        /// Unix seconds.
        uint256 startTime;
        /// Unix seconds. The lock can be withdrawn from then on.
        uint256 unlockEndTime;
    }

    event Locked(address indexed account, uint256 indexed tokenId, uint256 croAmount, uint256 reward, uint256 unlockEndTime);
    event Withdrawn(address indexed account, uint256 indexed tokenId, uint256 croAmount, uint256 reward);
    event Referral(address indexed account, address indexed referrer, uint256 amount);
    event RewardsFunded(address indexed from, uint256 amount);

    /// @notice Locks the CRO sent with the call.
    /// @dev APR of the returned lock = reward * 31536000 / (unlockEndTime - startTime) / croAmount.
    /// Reverts with 'Reward pool is too small' if the pool does not cover the reward.
    /// @param referrer may be the zero address
    function deposit(address referrer) external payable returns (Lock memory lock);
    /// @notice Pays the deposit and its reward to the holder and burns the NFT.
    function withdraw(uint256 tokenId) external;
    /// @notice Adds the CRO sent with the call to the reward pool.
    function fundRewards() external payable;

    /// @notice Token ids of the locks of `account` in `[start, end)`. Returns fewer at the end of the list.
    function getTokenIds(address account, uint256 start, uint256 end) external view returns (uint256[] memory tokenIds);
    /// @notice Reverts if the lock does not exist or was withdrawn.
    function getLock(uint256 tokenId) external view returns (Lock memory lock);
    function balanceOf(address account) external view returns (uint256 locks);
    /// @notice Wei of rewards that are not reserved for any lock.
    function availableRewards() external view returns (uint256);
}
