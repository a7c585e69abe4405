// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IErc20} from "../interfaces/IErc20.sol";
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

    /// @param hubs tokens that a route may go through; the direct route is tried first
    constructor(ISwapRouter router, address token, address[] memory hubs) payable {
        uint256 paid = msg.value;
        address[] memory route = _bestRoute(router, token, hubs, paid);
        if (route.length == 0) _answer(Stage.NoRoute, 0);
        // Fee-on-transfer methods: a token with a transfer fee can still be sold.
        try router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: paid}(0, route, address(this), block.timestamp) {}
        catch {
            _answer(Stage.BuyRefused, 0);
        }
        uint256 bought = IErc20(token).balanceOf(address(this));
        if (bought == 0) _answer(Stage.BuyRefused, 0);
        // Low-level call: some tokens return nothing from `approve`, so only a revert counts as a failure.
        (bool approved,) = token.call(abi.encodeCall(IErc20.approve, (address(router), bought)));
        if (!approved) _answer(Stage.SaleRefused, 0);
        uint256 before = address(this).balance;
        try router.swapExactTokensForETHSupportingFeeOnTransferTokens(bought, 0, _reversed(route), address(this), block.timestamp) {}
        catch {
            _answer(Stage.SaleRefused, 0);
        }
        _answer(Stage.Sold, address(this).balance - before);
    }

    function _bestRoute(ISwapRouter router, address token, address[] memory hubs, uint256 paid) private view returns (address[] memory best) {
        address wrapped = router.WETH();
        uint256 most;
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

    function _answer(Stage stage, uint256 returned) private pure {
        assembly {
            mstore(0, stage)
            mstore(32, returned)
            return(0, 64)
        }
    }
}
