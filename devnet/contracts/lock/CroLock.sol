// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ICroLock} from "../interfaces/ICroLock.sol";

contract CroLock is ICroLock, ERC721Enumerable {
    uint256 private constant YEAR = 31_536_000;

    /// @dev Annual rate of every lock, scaled by 1e18.
    uint256 public immutable apr;
    /// @dev Seconds from deposit to unlock.
    uint256 public immutable duration;

    uint256 public availableRewards;
    uint256 private lastTokenId;
    mapping(uint256 tokenId => Lock) private locks;

    constructor(uint256 apr_, uint256 duration_) ERC721("CRO Lock", "CROLOCK") {
        apr = apr_;
        duration = duration_;
    }

    function deposit(address referrer) external payable returns (Lock memory lock) {
        require(msg.value > 0, "Nothing to lock");
        uint256 reward = Math.mulDiv(msg.value, apr * duration, YEAR * 1e18);
        require(reward <= availableRewards, "Reward pool is too small");
        availableRewards -= reward;

        uint256 tokenId = ++lastTokenId;
        lock = Lock(tokenId, msg.value, apr, reward, block.timestamp, block.timestamp + duration);
        locks[tokenId] = lock;
        // Not _safeMint: its callback would let the receiver reenter during a deposit.
        _mint(msg.sender, tokenId);
        emit Locked(msg.sender, tokenId, msg.value, reward, lock.unlockEndTime);
        if (referrer != address(0) && referrer != msg.sender) emit Referral(msg.sender, referrer, msg.value);
    }

    function withdraw(uint256 tokenId) external {
        Lock memory lock = getLock(tokenId);
        require(ownerOf(tokenId) == msg.sender, "Not the holder");
        require(block.timestamp >= lock.unlockEndTime, "Still locked");
        _burn(tokenId);
        delete locks[tokenId];
        emit Withdrawn(msg.sender, tokenId, lock.croAmount, lock.reward);
        Address.sendValue(payable(msg.sender), lock.croAmount + lock.reward);
    }

    function fundRewards() external payable {
        availableRewards += msg.value;
        emit RewardsFunded(msg.sender, msg.value);
    }

    function getTokenIds(address account, uint256 start, uint256 end) external view returns (uint256[] memory tokenIds) {
        uint256 last = Math.min(end, balanceOf(account));
        if (start >= last) return tokenIds;
        tokenIds = new uint256[](last - start);
        for (uint256 i = 0; i < tokenIds.length; ++i) tokenIds[i] = tokenOfOwnerByIndex(account, start + i);
    }

    function getLock(uint256 tokenId) public view returns (Lock memory lock) {
        lock = locks[tokenId];
        require(lock.tokenId != 0, "No such lock");
    }

    function balanceOf(address account) public view override(ICroLock, ERC721, IERC721) returns (uint256) {
        return super.balanceOf(account);
    }
}
