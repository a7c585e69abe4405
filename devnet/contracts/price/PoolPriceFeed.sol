// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IPoolPriceFeed} from "../interfaces/IPoolPriceFeed.sol";

interface IPricePair {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);
    function price0CumulativeLast() external view returns (uint256);
    function price1CumulativeLast() external view returns (uint256);
}

/// @dev Each answer is the time-weighted average price of a Uniswap V2 pool since the one before, because a swap in the
/// same transaction, or in a single block, can move the current price at will.
contract PoolPriceFeed is IPoolPriceFeed {
    struct Answer {
        uint192 answer;
        uint64 updatedAt;
    }

    uint8 public constant decimals = 8;
    uint256 public constant version = 1;
    IPricePair public immutable pair;
    /// @notice The token whose price in the pool's other token this is.
    address public immutable base;
    uint256 public immutable updateInterval;
    uint256 private immutable _baseUnit;
    uint256 private immutable _quoteUnit;
    string public description;
    /// @dev `_answers[0]` is the start of the first average and no answer.
    Answer[] private _answers;
    /// @dev The pool's price times seconds (UQ112x112) at the last update.
    uint256 private _cumulative;

    constructor(IPricePair pair_, address base_, uint256 updateInterval_, string memory description_) {
        (address token0, address token1) = (pair_.token0(), pair_.token1());
        require(base_ == token0 || base_ == token1, "base is not in the pool");
        require(updateInterval_ > 0, "no update interval");
        (pair, base, updateInterval, description) = (pair_, base_, updateInterval_, description_);
        _baseUnit = 10 ** IERC20Metadata(base_).decimals();
        _quoteUnit = 10 ** IERC20Metadata(base_ == token0 ? token1 : token0).decimals();
        _answers.push(Answer(0, uint64(block.timestamp)));
        _cumulative = _currentCumulative();
    }

    function update() external {
        uint256 id = _answers.length;
        uint256 elapsed = block.timestamp - _answers[id - 1].updatedAt;
        require(elapsed >= updateInterval, "updated already");
        uint256 cumulative = _currentCumulative();
        uint256 average;
        // The sums wrap around, their difference is right.
        unchecked {
            average = (cumulative - _cumulative) / elapsed;
        }
        _cumulative = cumulative;
        uint256 answer = Math.mulDiv(average, 10 ** decimals * _baseUnit, _quoteUnit << 112);
        _answers.push(Answer(uint192(answer), uint64(block.timestamp)));
        emit AnswerUpdated(int256(answer), id, block.timestamp);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return getRoundData(uint80(_answers.length - 1));
    }

    function getRoundData(uint80 id) public view returns (uint80, int256, uint256, uint256, uint80) {
        require(id > 0 && id < _answers.length, "no answer");
        Answer memory found = _answers[id];
        return (id, int256(uint256(found.answer)), _answers[id - 1].updatedAt, found.updatedAt, id);
    }

    /// @dev The pair adds what has passed since its last swap only with its next one.
    function _currentCumulative() private view returns (uint256 cumulative) {
        (uint256 reserve0, uint256 reserve1, uint32 last) = pair.getReserves();
        bool isFirst = base == pair.token0();
        cumulative = isFirst ? pair.price0CumulativeLast() : pair.price1CumulativeLast();
        uint256 price = isFirst ? (reserve1 << 112) / reserve0 : (reserve0 << 112) / reserve1;
        unchecked {
            cumulative += price * (uint32(block.timestamp) - last);
        }
    }
}
