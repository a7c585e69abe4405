// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IErc20} from "../interfaces/IErc20.sol";
import {ISwapRouter} from "../interfaces/ISwapRouter.sol";

/// Buys a token with the native coin and sells all of it back, in its constructor: the app runs it by an `eth_call`
/// without a recipient, so it is never deployed, nobody pays, and the node needs no state overrides. What the
/// constructor returns is the answer.
contract SaleProbe {
    enum Stage {
        NoRoute,
        BuyRefused,
        SaleRefused,
        Sold
    }

    /// @param hubs tokens over which a route may lead; the shortest route is one without
    constructor(ISwapRouter router, address token, address[] memory hubs) payable {
        uint256 paid = msg.value;
        address[] memory route = _bestRoute(router, token, hubs, paid);
        if (route.length == 0) _answer(Stage.NoRoute, 0);
        // The methods that measure what arrives: a token that keeps a part of each transfer is one that can be sold.
        try router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: paid}(0, route, address(this), block.timestamp) {}
        catch {
            _answer(Stage.BuyRefused, 0);
        }
        uint256 bought = IErc20(token).balanceOf(address(this));
        if (bought == 0) _answer(Stage.BuyRefused, 0);
        // A token may answer an approval with nothing at all: only whether it reverts counts.
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
