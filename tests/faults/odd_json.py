"""JSON as Python writes it (NaN, Infinity), keys there twice, numbers of a thousand digits.

Earns: all
"""
import json


def build(notebook):
    notebook["cells"][3]["metadata"]["odd"] = [float("nan"), float("inf"), 10**1000]
    text = json.dumps(notebook, indent=1)
    return text.replace('"cells": [', '"cells": [], "cells": [', 1).encode()
