"""Whom an address belongs to."""

from __future__ import annotations

import ipaddress


def network_of(peer: str) -> str:
    """The address that a client is counted for; an IPv6 network has one owner and counts as one
    address. Anything that is no address stays as it is."""
    try:
        parsed = ipaddress.ip_address(peer)
    except ValueError:
        return peer
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return peer
