"""Draws charts as SVG, with sliders: nothing but Python writes them, nothing is fetched.

All frames of a slider are drawn beforehand. Without scripts a picture is an image in which the
first setting of each slider is visible, its text of a gray that is legible on light and dark pages.
A short script puts the drawing itself in the place of the image, gives its text the color of the
page around it, and adds the sliders.
"""

import base64
import html
import math

BLUE, ORANGE, GREEN, PURPLE, GRAY = "#3a86c8", "#d9742a", "#2f9e63", "#9b6fce", "#8a93a0"
WIDTH, LEFT, RIGHT = 488, 48, 472  # narrow: a telephone shows it whole, its letters large enough


def curve(label, color, xs, ys, look="line", when=None, names=()):
    """Return a curve of a panel.

    look: "line", "dashed", "step", "stair" (a dashed step), "points" or "bars"
    when: dictionary from sliders to the setting at which it is visible; always visible if empty
    names: what to write beside its points
    """
    return {
        "label": label, "color": color, "xs": xs, "ys": ys, "look": look, "when": when or {},
        "names": names,
    }  # fmt: skip


def slider(name, label, settings, first):
    """Return a slider: what it is called, its settings as texts, and which one comes first."""
    return {"name": name, "label": label, "settings": settings, "first": settings.index(first)}


def panel(title, curves, x, y, x_label="", height=170, log=False, y_names=None, x_names=None):
    """Return a panel of a picture: a title, a legend, axes, curves.

    x, y: ticks of the axes, the first and the last are the ends; of y, powers of ten if log;
        of x, they may hang on a slider: its name, and a dictionary from its settings to ticks
    x_names, y_names: what to write at the ticks, if not their numbers
    """
    powers = "10<tspan dy='-5' font-size='10'>{:.0f}</tspan>"
    if y_names is None:
        y_names = [powers.format(math.log10(v)) if log else f"{v:g}" for v in y]
    return {
        "title": title, "curves": curves, "x": x, "y": y, "x_label": x_label,
        "height": height, "log": log, "y_names": y_names, "x_names": x_names,
    }  # fmt: skip


def show_picture(panels, alt, sliders=(), play=""):
    """Display panels below each other, sliders above them; `alt` says in words what is seen.

    play: name of the slider that gets a button to run through its settings
    """
    from IPython.display import display

    display({"text/html": picture(panels, alt, sliders, play), "text/plain": alt}, raw=True)


def picture(panels, alt, sliders=(), play=""):
    """Return the page of a picture."""
    first = {s["name"]: s["settings"][s["first"]] for s in sliders}
    parts, top = [], 0
    for one in panels:
        drawn, height = draw_panel(one, top, first)
        parts.append(drawn)
        top += height
    size = f'viewBox="0 0 {WIDTH} {top}"'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} width="{WIDTH}" height="{top}" role="img" '
        f'aria-label="{html.escape(alt)}" color="#76808c" fill="currentColor" '
        'font-family="sans-serif" font-size="15">' + "".join(parts) + "</svg>"
    )
    image = "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
    data = "|".join(
        ";".join([s["name"], s["label"], str(s["first"]), *s["settings"]]) for s in sliders
    )
    return (
        f'<div class="rnn-picture" data-sliders="{html.escape(data)}" data-play="{play}">'
        f'<div tabindex="0" role="group" aria-label="the picture">'
        f'<img src="{image}" alt="{html.escape(alt)}" style="max-width:100%;height:auto"></div>'
        f"{SCRIPT}</div>"
    )


def draw_panel(one, top, first):
    """The parts of one panel whose upper edge is at `top`, and its height."""
    legend, rows = draw_legend(one["curves"], top + 42)
    upper = top + 36 + 22 * rows
    lower = upper + one["height"]
    wide = any(c["look"] in ("step", "stair", "bars") for c in one["curves"])
    hangs_on, settings = one["x"] if isinstance(one["x"], tuple) else ("", {"": one["x"]})

    def place_y(value):
        y = [math.log10(v) for v in one["y"]] if one["log"] else one["y"]
        if one["log"]:
            value = math.log10(max(value, 1e-300))
        return lower - one["height"] * (value - y[0]) / (y[-1] - y[0])

    parts = [f'<text x="{LEFT}" y="{top + 18}" font-weight="bold">{one["title"]}</text>', legend]
    for tick, name in zip(one["y"], one["y_names"], strict=True):
        parts.append(
            f'<path d="M{LEFT} {place_y(tick):.1f}H{RIGHT}" stroke="currentColor" opacity=".18"/>'
            f'<text x="{LEFT - 6}" y="{place_y(tick) + 5:.1f}" text-anchor="end">'
            f"{name}</text>"
        )
    parts.append(
        f'<text x="{(LEFT + RIGHT) / 2}" y="{lower + 35:.1f}" text-anchor="middle">'
        f"{one['x_label']}</text>"
    )
    frame = f'x="{LEFT}" y="{upper - 5}" width="{RIGHT - LEFT}" height="{one["height"] + 10}"'
    box = f"{LEFT} {upper - 5} {RIGHT - LEFT} {one['height'] + 10}"
    curves = ""
    for setting, ticks in settings.items():
        place_x = places(ticks[0] - wide / 2, ticks[-1] + wide / 2)  # a step is as wide as its tick
        names = one["x_names"] or [f"{tick:g}" for tick in ticks]
        texts = (
            f'<text x="{place_x(tick):.1f}" y="{lower + 17:.1f}" text-anchor="middle">'
            f"{html.escape(text)}</text>"
            for tick, text in zip(ticks, names, strict=True)
        )
        parts.append(only_when({hangs_on: setting} if hangs_on else {}, "".join(texts), first))
        for drawn in one["curves"]:
            if drawn["when"].get(hangs_on, setting) == setting:
                curves += draw_curve(drawn, place_x, place_y, first)
    # an SVG in the SVG cuts off what leaves the frame
    parts.append(f'<svg {frame} viewBox="{box}">{curves}</svg>')
    return "".join(parts), lower - top + (48 if one["x_label"] else 28)


def places(begin, end):
    """A function from numbers between two ends to places from left to right."""
    return lambda value: LEFT + 8 + (RIGHT - LEFT - 16) * (value - begin) / (end - begin)


def only_when(when, drawn, first):
    """What is drawn, hidden if it belongs to other settings of the sliders than the first ones."""
    if not when:
        return drawn
    settings = ";".join(f"{name}={setting}" for name, setting in when.items())
    shown = all(first[name] == setting for name, setting in when.items())
    hidden = "" if shown else ' display="none"'
    return f'<g data-when="{settings}"{hidden}>{drawn}</g>'


def draw_legend(curves, y):
    """The legend, each label once, and how many rows it takes."""
    parts, x, rows, seen = [], LEFT, 1, set()
    for one in curves:
        if one["label"] in seen:
            continue
        seen.add(one["label"])
        width = 48 + 8 * len(one["label"])
        if x > LEFT and x + width > RIGHT:
            x, rows = LEFT, rows + 1
        row = y + 22 * (rows - 1) - 5
        if one["look"] in ("points", "bars"):
            mark = f'<circle cx="{x + 12}" cy="{row}" r="4" fill="{one["color"]}"/>'
        else:
            mark = (
                f'<path d="M{x} {row}h22" stroke="{one["color"]}" stroke-width="3" '
                f'stroke-dasharray="{dashes(one)}"/>'
            )
        parts.append(mark + f'<text x="{x + 27}" y="{row + 5}">{one["label"]}</text>')
        x += width
    return "".join(parts), rows


def dashes(one):
    """The dashes of a curve's line."""
    return {"dashed": "7 4", "stair": "5 4"}.get(one["look"], "none")


def draw_curve(one, place_x, place_y, first):
    """One curve."""
    points = [(place_x(x), place_y(y)) for x, y in zip(one["xs"], one["ys"], strict=True)]
    color, look = one["color"], one["look"]
    if look == "points":
        drawn = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in points)
        drawn = f'<g fill="{color}">{drawn}</g>'
    elif look == "bars":
        floor = place_y(0)
        drawn = "".join(
            f'<rect x="{x - 5:.1f}" y="{min(y, floor):.1f}" width="10" '
            f'height="{abs(floor - y):.1f}"/>'
            for x, y in points
        )
        drawn = f'<g fill="{color}" fill-opacity=".55">{drawn}</g>'
    else:
        if look in ("step", "stair"):
            half = (points[1][0] - points[0][0]) / 2
            path = "L".join(f"{x - half:.1f} {y:.1f}H{x + half:.1f}" for x, y in points)
        else:
            path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        drawn = (
            f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="2.4" '
            f'stroke-linejoin="round" stroke-dasharray="{dashes(one)}"/>'
        )
    for (x, y), name in zip(points, one["names"], strict=False):
        beside = f'x="{x + 5:.1f}"' if x < RIGHT - 60 else f'x="{x - 5:.1f}" text-anchor="end"'
        drawn += f'<text {beside} y="{y - 6:.1f}" fill="{color}">{html.escape(name)}</text>'
    return only_when(one["when"], drawn, first)


# JupyterLab and Notebook 7 take the focus and the keys of what is in an output, unless they do not
# hear of them, and unless the very thing that has the focus says that its keys are its own.
OWN_KEYS = """
  bar.querySelectorAll("*").forEach(function (part) { part.dataset.lmSuppressShortcuts = "true"; });
  ["focusin", "mousedown", "keydown"].forEach(function (kind) {
    bar.addEventListener(kind, function (event) { event.stopPropagation(); });
  });
"""

SCRIPT = """<script>
document.querySelectorAll(".rnn-picture:not([data-ready])").forEach(function (root) {
  root.dataset.ready = "yes";
  var now = {}, bar = document.createElement("div"), image = root.querySelector("img");
  var bytes = Uint8Array.from(atob(image.src.split(",")[1]), c => c.charCodeAt(0));
  image.parentNode.innerHTML = new TextDecoder().decode(bytes);
  var svg = root.querySelector("svg");
  svg.setAttribute("color", "inherit");
  svg.setAttribute("preserveAspectRatio", "xMinYMin");
  // All of it and its sliders fit the window of a laptop.
  svg.style.cssText = "width:100%;max-width:720px;height:auto;max-height:max(420px, 100vh - 240px)";
  if (!root.dataset.sliders) return;
  function draw() {
    root.querySelectorAll("[data-when]").forEach(function (part) {
      var fits = part.dataset.when.split(";").every(function (pair) {
        return now[pair.split("=")[0]] === pair.split("=")[1];
      });
      if (fits) part.removeAttribute("display"); else part.setAttribute("display", "none");
    });
  }
  root.dataset.sliders.split("|").forEach(function (text) {
    var words = text.split(";"), settings = words.slice(3);
    var label = document.createElement("label"), input = document.createElement("input");
    var value = document.createElement("output");
    label.style.cssText = "display:inline-block;max-width:100%;margin:2px 20px 6px 0";
    input.type = "range"; input.min = 0; input.max = settings.length - 1; input.step = 1;
    input.value = words[2]; input.style.cssText = "width:130px;vertical-align:middle;margin:0 8px";
    function change() {
      now[words[0]] = value.textContent = settings[input.value];
      input.setAttribute("aria-valuetext", settings[input.value]);
      draw();
    }
    input.addEventListener("input", change);
    label.append(words[1], input, value); bar.append(label); change();
    if (root.dataset.play !== words[0]) return;
    var play = document.createElement("button"), timer = 0;
    play.type = "button"; play.textContent = "Play";
    play.style.cssText = "padding:4px 14px;font:inherit";
    play.addEventListener("click", function () {
      clearInterval(timer); input.value = 0; change();
      timer = setInterval(function () {
        input.value = Number(input.value) + 1; change();
        if (Number(input.value) >= settings.length - 1) clearInterval(timer);
      }, 600);
    });
    bar.append(play);
  });
  OWN_KEYS
  root.prepend(bar);
});
</script>""".replace("OWN_KEYS", OWN_KEYS.strip())
