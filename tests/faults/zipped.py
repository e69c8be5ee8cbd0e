"""A zip file with the notebook in it, renamed to .ipynb.

Status: wrong_file
Says: No notebook was handed in
"""
import io
import json
import zipfile


def build(notebook):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("notebook.ipynb", json.dumps(notebook))
    return file.getvalue()
