"""What Git hands out where large files were not fetched.

Status: wrong_file
Says: No notebook was handed in
"""
def build(notebook):
    return b"version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 123456\n"
