"""Everything sent between the server and its clients: message classes, decoding, errors."""
