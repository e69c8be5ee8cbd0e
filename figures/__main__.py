"""Draw the figures into images/: all of them, or those named on the command line."""

import importlib
import pkgutil
import sys

import figures

names = [module.name for module in pkgutil.iter_modules(figures.__path__)]
pictures = sorted(set(names) - {"style", "__main__"})

for name in sys.argv[1:] or pictures:
    card = importlib.import_module(f"figures.{name}").draw()
    path = card.save(name)
    print(f"{path.parent.name}/{path.name}")
