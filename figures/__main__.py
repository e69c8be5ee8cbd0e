"""Draw the figures into images/: all of them, or those named on the command line."""

import importlib
import pkgutil
import sys

import figures

modules = {module.name for module in pkgutil.iter_modules(figures.__path__)}
pictures = sorted(modules - {"style", "__main__"})

for name in sys.argv[1:] or pictures:
    picture = importlib.import_module(f"figures.{name}")
    path = picture.draw().save(name)
    print(f"{path.parent.name}/{path.name}: {picture.__doc__.splitlines()[0]}")
