"""A text file with the notebook's name.

Status: wrong_file
Says: No notebook was handed in
"""
def build(notebook):
    return b"Dear teacher, my notebook is on my other computer.\n"
