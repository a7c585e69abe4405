// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IClaimToken} from "../interfaces/IClaimToken.sol";
import {IPreSeed} from "../interfaces/IPreSeed.sol";

contract ClaimToken is IClaimToken, ERC20 {
    using Math for uint256;

    address public immutable preSeed;
    uint256 public immutable allocation;
    uint256 public immutable releaseSec;
    mapping(address account => uint256) public claimed;

    constructor(string memory name_, string memory symbol_, address preSeed_, uint256 allocation_, uint256 releaseSec_)
        ERC20(name_, symbol_)
    {
        require(releaseSec_ > 0, "No release time");
        (preSeed, allocation, releaseSec) = (preSeed_, allocation_, releaseSec_);
    }

    function claim() external {
        uint256 amount = claimable(msg.sender);
        require(amount > 0, "Nothing to claim");
        claimed[msg.sender] += amount;
        emit Claim(msg.sender, amount);
        _mint(msg.sender, amount);
    }

    function claimable(address account) public view returns (uint256) {
        uint256 allotment = allotmentOf(account);
        if (allotment == 0) return 0;
        uint256 elapsedSec = Math.min(block.timestamp - IPreSeed(preSeed).closesAt(), releaseSec);
        return allotment.mulDiv(elapsedSec, releaseSec) - claimed[account];
    }

    function allotmentOf(address account) public view returns (uint256) {
        IPreSeed source = IPreSeed(preSeed);
        return source.hasSucceeded() ? allocation.mulDiv(source.contributors(account), source.totalContributions()) : 0;
    }
}
