"""Git's conflict marks around some lines of an answer; the right side comes first.

Earns: all
Says: merge-conflict
"""
import json


def build(notebook):
    text = json.dumps(notebook, indent=1)
    line = next(line for line in text.splitlines() if "da_prevt = np.zeros" in line)
    wrong = line.replace("np.zeros", "np.ones")
    return text.replace(
        line, f"<<<<<<< HEAD\n{line}\n=======\n{wrong}\n>>>>>>> branch 'main' of example.org"
    ).encode()
