// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IErc20} from "../interfaces/IErc20.sol";
import {IPairFactory} from "../interfaces/IPairFactory.sol";
import {ISwapRouter} from "../interfaces/ISwapRouter.sol";

/// @dev Buys a token with the native coin and sells all of it again, in its constructor. The app runs it with an
/// `eth_call` without a recipient, so it is never deployed, needs no funds and no state overrides. The result is what
/// the constructor returns.
contract SaleProbe {
    enum Stage {
        NoRoute,
        BuyRefused,
        SaleRefused,
        Sold
    }

    struct Outcome {
        Stage stage;
        /// Of the native coin, by the sale.
        uint256 returned;
        /// Of the token: quoted for the purchase, received by it, and received by the pool in the sale.
        uint256 quoted;
        uint256 bought;
        uint256 sold;
    }

    /// @param hubs tokens that a route may go through; the direct route is tried first
    constructor(ISwapRouter router, address token, address[] memory hubs) payable {
        uint256 paid = msg.value;
        Outcome memory outcome;
        address[] memory route;
        (route, outcome.quoted) = _bestRoute(router, token, hubs, paid);
        if (route.length == 0) _answer(outcome);
        outcome.stage = Stage.BuyRefused;
        // Fee-on-transfer methods: a token with a transfer fee can still be sold.
        try router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: paid}(0, route, address(this), block.timestamp) {}
        catch {
            _answer(outcome);
        }
        outcome.bought = IErc20(token).balanceOf(address(this));
        if (outcome.bought == 0) _answer(outcome);
        outcome.stage = Stage.SaleRefused;
        // Low-level call: some tokens return nothing from `approve`, so only a revert counts as a failure.
        (bool approved,) = token.call(abi.encodeCall(IErc20.approve, (address(router), outcome.bought)));
        if (!approved) _answer(outcome);
        address pool = IPairFactory(router.factory()).getPair(token, route[route.length - 2]);
        uint256 held = IErc20(token).balanceOf(pool);
        uint256 before = address(this).balance;
        try router.swapExactTokensForETHSupportingFeeOnTransferTokens(outcome.bought, 0, _reversed(route), address(this), block.timestamp) {}
        catch {
            _answer(outcome);
        }
        outcome.stage = Stage.Sold;
        outcome.returned = address(this).balance - before;
        uint256 holds = IErc20(token).balanceOf(pool);
        // Some tokens burn what the pool holds.
        outcome.sold = holds > held ? holds - held : 0;
        _answer(outcome);
    }

    function _bestRoute(ISwapRouter router, address token, address[] memory hubs, uint256 paid) private view returns (address[] memory best, uint256 most) {
        address wrapped = router.WETH();
        for (uint256 i = 0; i <= hubs.length; i++) {
            bool isDirect = i == hubs.length;
            if (!isDirect && (hubs[i] == wrapped || hubs[i] == token)) continue;
            address[] memory route = new address[](isDirect ? 2 : 3);
            route[0] = wrapped;
            if (!isDirect) route[1] = hubs[i];
            route[route.length - 1] = token;
            try router.getAmountsOut(paid, route) returns (uint256[] memory amounts) {
                if (amounts[amounts.length - 1] > most) {
                    most = amounts[amounts.length - 1];
                    best = route;
                }
            } catch {}
        }
    }

    function _reversed(address[] memory route) private pure returns (address[] memory back) {
        back = new address[](route.length);
        for (uint256 i = 0; i < route.length; i++) back[i] = route[route.length - 1 - i];
    }

    function _answer(Outcome memory outcome) private pure {
        assembly {
            return(outcome, 160)
        }
    }
}
