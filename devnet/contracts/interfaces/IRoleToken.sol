// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice ERC-20 token with a cap whose roles are held by accounts. The admin role grants and revokes all of them.
interface IRoleToken {
    event Paused(address account);
    event Unpaused(address account);
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender);
    event RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender);

    function DEFAULT_ADMIN_ROLE() external view returns (bytes32);
    function MINTER_ROLE() external view returns (bytes32);
    function PAUSER_ROLE() external view returns (bytes32);
    /// @notice Maximum total supply.
    function cap() external view returns (uint256);
    function paused() external view returns (bool);
    function hasRole(bytes32 role, address account) external view returns (bool);
    function getRoleMemberCount(bytes32 role) external view returns (uint256);
    function getRoleMember(bytes32 role, uint256 index) external view returns (address);
    function grantRole(bytes32 role, address account) external;
    function revokeRole(bytes32 role, address account) external;
    function renounceRole(bytes32 role, address callerConfirmation) external;
    /// @notice Only with MINTER_ROLE.
    function mint(address to, uint256 amount) external;
    function burn(uint256 amount) external;
    function burnFrom(address account, uint256 amount) external;
    /// @notice Only with PAUSER_ROLE. While paused, nothing can be transferred, minted or burned.
    function pause() external;
    function unpause() external;
}
