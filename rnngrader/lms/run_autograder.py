#!/usr/bin/env python3
"""Hand Gradescope the result of a submission that was graded elsewhere; run nothing of it.

Without a result there is no score at all: the run fails, and nobody gets a zero by it.
"""

import json
import sys
from pathlib import Path


def main(root: Path) -> int:
    results = json.loads((root / "source" / "results.json").read_text(encoding="utf-8"))
    told = json.loads((root / "submission_metadata.json").read_text(encoding="utf-8"))
    addresses = [str(user.get("email", "")).lower() for user in told.get("users", [])]
    found = [results[address] for address in addresses if address in results]
    if not found:
        print(f"There is no result yet for {', '.join(addresses) or 'nobody'}.", file=sys.stderr)
        return 1
    (root / "results").mkdir(exist_ok=True)
    (root / "results" / "results.json").write_text(json.dumps(found[0]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "/autograder")))
