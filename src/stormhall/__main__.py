"""Start the command line: `python -m stormhall`."""

from stormhall.cli import main

if __name__ == "__main__":
    main()
