"""The web page that a browser saved where the login had expired.

Status: wrong_file
Says: No notebook was handed in
"""
def build(notebook):
    return b"<!DOCTYPE html><html><body><script>alert(1)</script><form>Sign in</form></body></html>"
