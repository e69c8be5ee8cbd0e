"""Cells with ids and kinds that mean something to somebody: paths, HTML, ours, the same twice.

Earns: all
"""
def build(notebook):
    odd = ["extra-0", "../../etc/passwd", "<script>alert(1)</script>", "setup", "", None, 7, ["x"]]
    for number, cell_id in enumerate(odd):
        notebook["cells"].insert(5, {
            "cell_type": ["code", "markdown", "raw", "script", None][number % 5], "id": cell_id,
            "metadata": {"attachments": {"x": {"image/svg+xml": "<svg onload=alert(1)>"}}},
            "attachments": {"x.svg": {"image/svg+xml": "PHN2Zz4="}},
            "source": "# <script>alert(1)</script> ![x](attachment:x.svg)", "outputs": [],
        })
    return notebook
