"""Asks for another kernel, another language, widgets, and templates of nbconvert's.

Earns: all
"""
def build(notebook):
    notebook["metadata"] = {
        "kernelspec": {"name": "bash", "language": "bash", "display_name": "<script>alert(1)</script>"},
        "language_info": {"name": "javascript", "pygments_lexer": "../../../etc/passwd"},
        "widgets": {"application/vnd.jupyter.widget-state+json": {"state": {"x": "<script>"}}},
        "title": "</title><script>alert(1)</script>",
        "nbconvert": {"template": "/tmp/evil"}, "hide_input": True,
        "celltoolbar": "Create Assignment",
    }
    return notebook
