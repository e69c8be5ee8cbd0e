"""Thirty megabytes of empty objects, which want gigabytes once they are read.

Status: failed
Says: parts
"""
import json


def build(notebook):
    text = json.dumps(notebook)
    return text.replace('"cells": [', '"cells": [' + "{}," * 10**7, 1).encode()
