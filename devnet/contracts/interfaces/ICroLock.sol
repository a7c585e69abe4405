// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Locks of CRO at a fixed rate. Each lock is an NFT; whoever holds it withdraws.
interface ICroLock {
    struct Lock {
        uint256 tokenId;
        /// Wei that were deposited.
        uint256 croAmount;
        /// Yearly rate, scaled by 1e18.
        uint256 apr;
        /// Wei paid on top of `croAmount`, set aside since the deposit.
        uint256 reward;
        /// Unix seconds.
        uint256 startTime;
        /// Unix seconds; from then on the lock can be withdrawn.
        uint256 unlockEndTime;
    }

    event Locked(address indexed account, uint256 indexed tokenId, uint256 croAmount, uint256 reward, uint256 unlockEndTime);
    event Withdrawn(address indexed account, uint256 indexed tokenId, uint256 croAmount, uint256 reward);
    event Referral(address indexed account, address indexed referrer, uint256 amount);
    event RewardsFunded(address indexed from, uint256 amount);

    /// Locks the CRO sent along. `referrer` may be the zero address.
    /// APR of the returned lock = reward * 31536000 / (unlockEndTime - startTime) / croAmount.
    /// Reverts with 'Reward pool is too small' where the reward is not covered.
    function deposit(address referrer) external payable returns (Lock memory lock);
    /// Pays the lock and its reward to its holder, and burns the NFT.
    function withdraw(uint256 tokenId) external;
    /// Adds the CRO sent along to the reward pool.
    function fundRewards() external payable;

    /// Locks of `account`, from index `start` up to but without `end`; fewer where there are no more.
    function getTokenIds(address account, uint256 start, uint256 end) external view returns (uint256[] memory tokenIds);
    /// Reverts for a lock that does not exist or was withdrawn.
    function getLock(uint256 tokenId) external view returns (Lock memory lock);
    function balanceOf(address account) external view returns (uint256 locks);
    /// Wei of rewards that are not promised to any lock.
    function availableRewards() external view returns (uint256);
}
