"""Objects whose representations run code, never end, raise, or return no text.

Earns: all
"""
# %%
class Odd:
    def _repr_html_(self):
        return ["<script>"]
    def _repr_mimebundle_(self, include=None, exclude=None):
        return {"text/html": "<script>alert(1)</script>", 3: 4, None: "x", "a" * 10**6: "b"}, {"x": 1}
    def __repr__(self):
        return "100.0\x00"

Odd()

# %%
class Worse:
    def __repr__(self):
        raise SystemExit
    def _ipython_display_(self):
        raise KeyboardInterrupt
    def __getattr__(self, name):
        return self
    def __call__(self, *args, **kwargs):
        return self

Worse()

# %%
from IPython.display import display

for number in range(3000):
    display(number, display_id=str(number), metadata={"text/html": {"isolated": True}})
