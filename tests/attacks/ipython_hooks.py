"""Registers hooks before and after each cell that print points and raise errors.

Earns: all
"""
# %%
def hook(*args):
    print("100.0")
    raise RuntimeError("<script>alert(1)</script>")

for event in ("pre_execute", "pre_run_cell", "post_execute", "post_run_cell"):
    get_ipython().events.register(event, hook)
