"""Every function returns eight mebibytes of one-byte numbers, which are eight times as much once
anybody computes with them; and lists of as many numbers as are carried.

Earns: nothing
"""
def build(notebook):
    for cell in notebook["cells"]:
        nbgrader = cell["metadata"].get("nbgrader", {})
        if nbgrader.get("solution"):
            name = nbgrader["grade_id"]
            cell["source"] = (
                f"def {name}(*arguments):\n"
                "    big = np.ones(2**23 - 2000, dtype=np.int8).reshape(4, -1)\n"
                "    some = [[1.5] * 24000] * 2\n"
                f"    return [big, some][len({name!r}) % 2]\n"
            )
    return notebook
