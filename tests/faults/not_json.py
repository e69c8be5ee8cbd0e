"""A text file with the notebook's name.

Status: wrong_file
Says: not a notebook
"""
def build(notebook):
    return b"Dear teacher, my notebook is on my other computer.\n"
