"""A notebook of another course.

Earns: nothing
Says: No exercise of
"""
def build(notebook):
    cell = {"cell_type": "code", "metadata": {}, "source": "print('hello')", "outputs": []}
    return {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
