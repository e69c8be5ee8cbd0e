"""Shows HTML, JavaScript, SVG, LaTeX, widgets, Vega and Markdown with scripts in them.

Earns: all
"""
# %%
from IPython.display import HTML, SVG, IFrame, Image, Javascript, Latex, Markdown, display

display(HTML("<script>alert(1)</script><img src=x onerror=alert(1)>"))
display(Javascript("alert(document.cookie)"))
display(SVG("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'><script>alert(1)</script></svg>"))
display(Latex(r"$\href{javascript:alert(1)}{x}\htmlData{onclick=alert(1)}{x}$"))
display(Markdown("[x](javascript:alert(1)) <iframe src=//evil.example></iframe>"))
display(IFrame("http://evil.example", 100, 100))
display({"application/vnd.vega.v5+json": {"signals": "alert(1)"}, "text/html": "<b onclick=alert(1)>"}, raw=True)
display({"application/vnd.jupyter.widget-view+json": {"model_id": "x"}}, raw=True)
display({"application/javascript": "alert(1)", "text/latex": "$x$", "application/pdf": "x"}, raw=True)
display({"image/svg+xml": "<svg onload=alert(1)>", "image/png": "\"><script>alert(1)</script>"}, raw=True)
display({"image/jpeg": "aGk=\" onerror=\"alert(1)", "text/plain": "<script>alert(1)</script>"}, raw=True)
print("<script>alert(1)</script>")

# %%
%%html
<script>alert(1)</script>

# %%
%%javascript
alert(1)

# %%
%%svg
<svg onload="alert(1)"></svg>
