"""Thirty megabytes of empty objects, which want gigabytes once they are read: no more than the first are.

Earns: nothing
Says: not among the cells that were read
"""
import json


def build(notebook):
    text = json.dumps(notebook)
    return text.replace('"cells": [', '"cells": [' + "{}," * 10**7, 1).encode()
