"""Pictures for the notebook, drawn from the student's own functions. `show` calls them."""

import base64
import json

import numpy as np

BLUE, ORANGE, GREEN, PURPLE = "#2a78b5", "#c8641b", "#2f8f5b", "#8a5fb0"


def hidden_states(rnn_forward):
    """Plot the hidden states of a small RNN that hears one pulse and then silence."""
    import matplotlib.pyplot as plt

    T_x, n_a = 30, 4
    rotation, _ = np.linalg.qr(np.random.default_rng(3).standard_normal((n_a, n_a)))
    parameters = {
        "Wax": np.array([[1.0], [-0.5], [0.8], [0.2]]),
        "Waa": 0.88 * rotation,
        "Wya": np.ones((1, n_a)),
        "ba": np.zeros((n_a, 1)),
        "by": np.zeros((1, 1)),
    }
    x = np.zeros((1, 1, T_x))
    x[:, :, 3] = 1.0
    a, _, _ = rnn_forward(x, np.zeros((n_a, 1)), parameters)

    figure, axes = plt.subplots(figsize=(8, 3), layout="constrained")
    axes.bar(range(T_x), x[0, 0], width=0.5, color="0.8", label="input x")
    for i, color in enumerate((BLUE, ORANGE, GREEN, PURPLE)):
        axes.plot(a[i, 0], ".-", color=color, label=f"a[{i}]")
    axes.set(xlabel="time step t", title="One pulse, and what four hidden units keep of it")
    axes.legend(loc="upper right", ncols=5, frameon=False)
    finish(figure)


def gates(lstm_forward):
    """Plot the gates of an LSTM of one unit whose weights are set by hand.

    The input has three parts: a value, a signal to write it down, a signal to show it.
    """
    import matplotlib.pyplot as plt

    value = np.array([0.3, -0.7, 0.9, 0.1, -0.4, 0.6, -0.9, 0.2, -0.6, 0.8, 0.5, -0.3, 0.7, 0.1])
    write, read = np.zeros_like(value), np.zeros_like(value)
    write[[2, 8]] = 1
    read[[5, 6, 11, 12]] = 1
    # the stacked input is [a_prev, value, write, read]
    parameters = {
        "Wf": np.array([[0.0, 0, -10, 0]]), "bf": np.array([[5.0]]),
        "Wi": np.array([[0.0, 0, 10, 0]]), "bi": np.array([[-5.0]]),
        "Wc": np.array([[0.0, 2, 0, 0]]), "bc": np.array([[0.0]]),
        "Wo": np.array([[0.0, 0, 0, 10]]), "bo": np.array([[-5.0]]),
        "Wy": np.ones((1, 1)), "by": np.zeros((1, 1)),
    }  # fmt: skip
    x = np.stack([value, write, read])[:, None, :]
    a, _, c, (caches, _) = lstm_forward(x, np.zeros((1, 1)), parameters)
    ft, it, ot = (np.array([cache[k].item() for cache in caches]) for k in (4, 5, 7))

    figure, axes = plt.subplots(3, 1, figsize=(8, 5.5), sharex=True, layout="constrained")
    t = np.arange(len(value))
    axes[0].plot(t, value, "o", color="0.4", label="value")
    axes[0].bar(t, write, width=0.5, color=GREEN, alpha=0.4, label="write!")
    axes[0].bar(t, read, width=0.5, color=PURPLE, alpha=0.4, label="show!")
    axes[0].set(title="What comes in")
    axes[1].step(t, ft, where="mid", color=BLUE, label="forget gate (1: keep)")
    axes[1].step(t, it, where="mid", color=GREEN, linestyle="--", label="update gate")
    axes[1].step(t, ot, where="mid", color=PURPLE, linestyle=":", label="output gate")
    axes[1].set(title="The gates", ylim=(-0.1, 1.1))
    axes[2].step(t, c[0, 0], where="mid", color=ORANGE, label="memory c")
    axes[2].step(t, a[0, 0], where="mid", color="0.2", linestyle="--", label="hidden state a")
    axes[2].set(title="What is kept, and what is shown", xlabel="time step t")
    for axis in axes:
        axis.legend(loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    finish(figure)


def carried_gradient(rnn_forward, rnn_backward, lstm_forward, lstm_backward):
    """Plot how much of a gradient at the last step is left when it has traveled back to t."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(8, 3.6), layout="constrained")
    styles = zip((0.7, 1.0, 1.3), (BLUE, "0.3", ORANGE), strict=True)
    for size, color in styles:
        norms = carried_norms(rnn_forward, rnn_backward, "rnn_cell_backward", rnn_parameters(size))
        axes.semilogy(norms, ".-", color=color, label=f"RNN, Waa of size {size}")
    try:
        norms = carried_norms(lstm_forward, lstm_backward, "lstm_cell_backward", lstm_parameters())
        axes.semilogy(norms, ".-", color=GREEN, label="LSTM, forget gate near 0.95")
    except NotImplementedError:
        print("The LSTM's curve is added when lstm_forward and lstm_backward are written.")
    axes.set(
        xlabel="time step t (the gradient starts on the right)",
        ylabel="norm of the carry, first = 1",
        title="What is left of a gradient on its way back",
    )
    axes.legend(frameon=False)
    axes.grid(alpha=0.3)
    finish(figure)


def carried_norms(forward, backward, cell_name, parameters):
    """Norms of all that each step hands back, relative to what the last step does.

    Only the last hidden state gets a gradient from above. While the student's backward function
    runs, a listener in place of its cell function writes down what goes from step to step.
    """
    T_x, n_a = 25, 6
    random = np.random.default_rng(0)
    x = 1e-3 * random.standard_normal((3, 1, T_x))
    da = np.zeros((n_a, 1, T_x))
    da[:, :, -1] = random.standard_normal((n_a, 1))
    scope = backward.__globals__
    cell_backward = scope[cell_name]
    handed_back = []

    def listen(*arguments):
        gradients = cell_backward(*arguments)
        handed_back.append([gradients[key] for key in ("da_prev", "dc_prev") if key in gradients])
        return gradients

    scope[cell_name] = listen
    try:
        backward(da, forward(x, np.zeros((n_a, 1)), parameters)[-1])
    finally:
        scope[cell_name] = cell_backward
    norms = np.array([np.linalg.norm(carry) for carry in handed_back[::-1]])
    if not norms.all():
        raise ValueError(f"{backward.__name__} carries nothing from step to step")
    return norms / norms[-1]


def rnn_parameters(size):
    """Parameters of an RNN whose Waa is a rotation times `size`."""
    random = np.random.default_rng(1)
    rotation, _ = np.linalg.qr(random.standard_normal((6, 6)))
    return {
        "Wax": 0.1 * random.standard_normal((6, 3)),
        "Waa": size * rotation,
        "Wya": np.ones((1, 6)),
        "ba": np.zeros((6, 1)),
        "by": np.zeros((1, 1)),
    }


def lstm_parameters():
    """Parameters of an LSTM whose forget gate stays near 0.95."""
    random = np.random.default_rng(1)
    parameters = {"W" + gate: 0.1 * random.standard_normal((6, 9)) for gate in "fico"}
    parameters |= {"b" + gate: np.zeros((6, 1)) for gate in "ico"}
    return parameters | {
        "bf": np.full((6, 1), 3.0),
        "Wy": np.ones((1, 6)),
        "by": np.zeros((1, 1)),
    }


def finish(figure):
    """Show a figure and let go of it."""
    import matplotlib.pyplot as plt

    figure.set_facecolor("white")
    for axes in figure.axes:
        axes.spines[["top", "right"]].set_visible(False)
    plt.show()
    plt.close(figure)


# ------------------------------------------------- stepping through rnn_backward

# Gradients of an RNN with n_x = 2, n_a = 3, m = 1, T_x = 4, last step first. `carry` is what
# arrives from the later step; `norms` are those of dWax, dWaa and dba as summed up so far.
STEPS = [
    {"t": 3, "da": [0.5, 0.9, -0.7], "carry": [0.0, 0.0, 0.0], "dx": [0.82, 0.44],
     "norms": [0.47, 0.96, 1.14]},
    {"t": 2, "da": [0.8, -0.2, -0.4], "carry": [0.62, 0.08, -0.89], "dx": [1.52, -0.83],
     "norms": [1.35, 1.71, 2.36]},
    {"t": 1, "da": [-0.3, 0.7, 0.5], "carry": [0.99, -1.02, -0.54], "dx": [0.48, -0.36],
     "norms": [0.99, 1.77, 2.77]},
    {"t": 0, "da": [0.4, -0.6, 0.2], "carry": [0.39, -0.37, 0.2], "dx": [0.12, -0.86],
     "norms": [1.14, 1.77, 3.08]},
]  # fmt: skip
DA0 = [0.12, -0.61, 0.9]


def backward_steps():
    """Show the backward pass through four steps; with JavaScript, one move at a time."""
    from IPython.display import HTML, display

    display(HTML(backward_steps_html()))


def backward_steps_html():
    """The page of `backward_steps`: a complete image, and a script that steps through it."""
    drawing, captions = [], []
    for i, step in enumerate(STEPS):
        t, frame = step["t"], 3 * i
        x = 165 + 190 * t
        total = [a + b for a, b in zip(step["da"], step["carry"], strict=True)]
        new = STEPS[i + 1]["carry"] if t else DA0
        arrives = (
            column(x, 42, step["da"], f"da[:, :, {t}]") + arrow(x, 104, x, 148)
            + column(x + 95, 156, step["carry"], "da_prevt") + arrow(x + 128, 222, x + 62, 222)
        )  # fmt: skip
        sizes = zip(step["norms"], ("dWax", "dWaa", "dba"), (BLUE, ORANGE, GREEN), strict=True)
        leaves = (
            column(x, 292, step["dx"], f"dx[:, :, {t}]") + arrow(x, 242, x, 274)
            + "".join(bar(x - 48 + 34 * k, *size) for k, size in enumerate(sizes))
        )  # fmt: skip
        if t == 0:
            leaves += column(x - 95, 156, DA0, "da0") + arrow(x - 62, 222, x - 128, 222)
        drawing += [
            f'<rect x="{x - 58}" y="150" width="116" height="90" rx="8" fill="none" '
            'stroke="currentColor" stroke-opacity=".5"/>'
            f'<text x="{x}" y="258" dx="34" text-anchor="middle" opacity=".7">t = {t}</text>',
            group(frame + 1, arrives),
            group(frame + 2, column(x, 172, total, "sum")),
            group(frame + 3, leaves),
        ]
        later = "zeros: there is no later step" if i == 0 else f"what step {t + 1} handed back"
        onward = f"hands {new} to step {t - 1}" if t else "has nobody left to hand to: that is da0"
        captions += [
            f"t = {t}: two gradients arrive. From above, da[:, :, {t}]. From the right, {later}.",
            f"t = {t}: both reach the same hidden state, so they add up. "
            "The cell is given the sum.",
            f"t = {t}: the cell fills in dx[:, :, {t}], adds its share to dWax, dWaa and dba "
            f"(the bars), and {onward}.",
        ]
    captions.insert(0, "Nothing has been computed yet. The pass begins on the right.")
    drawing.append('<text x="20" y="425">size</text><text x="20" y="442">so far</text>')
    alt = (
        "The backward pass through four cells, from right to left. At each cell the gradient from "
        "above and the carry from the later cell are added."
    )
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 470" width="880" height="470" '
        f'font-family="sans-serif" font-size="13" color="#222" fill="currentColor" role="img" '
        f'aria-label="{alt}"><rect class="paper" width="880" height="470" fill="#fff"/>'
        + "".join(drawing)
        + "</svg>"
    )
    image = "data:image/svg+xml;base64," + base64.b64encode(svg.encode()).decode()
    return (
        PAGE.replace("IMAGE", image).replace("ALT", alt).replace("CAPTIONS", json.dumps(captions))
    )


def group(frame, content):
    """Parts of the drawing that appear together, from `frame` on."""
    return f'<g data-frame="{frame}">{content}</g>'


def column(x, y, numbers, label):
    """A column vector centered at x, its top at y, its label above."""
    parts = [f'<text x="{x}" y="{y - 7}" text-anchor="middle">{label}</text>']
    for i, number in enumerate(numbers):
        top, color = y + 20 * i, BLUE if number >= 0 else ORANGE
        parts.append(
            f'<rect x="{x - 27}" y="{top}" width="54" height="19" fill="{color}" '
            f'fill-opacity="{min(abs(number), 1.6) / 2.5:.2f}" stroke="{color}"/>'
            f'<text x="{x}" y="{top + 14}" text-anchor="middle">{number:.2f}</text>'
        )
    return "".join(parts)


def arrow(x1, y1, x2, y2):
    """A straight arrow along an axis."""
    back_x, back_y = 7 * np.sign(x1 - x2), 7 * np.sign(y1 - y2)
    side_x, side_y = (4, 0) if x1 == x2 else (0, 4)
    head = " ".join(f"{x2 + back_x + s * side_x},{y2 + back_y + s * side_y}" for s in (1, -1))
    return (
        f'<path d="M{x1},{y1} L{x2},{y2}" stroke="currentColor" stroke-width="1.5"/>'
        f'<polygon points="{x2},{y2} {head}"/>'
    )


def bar(x, size, label, color):
    """A bar that stands on the bottom line, its height a gradient's size so far."""
    height = 26 * size
    return (
        f'<rect x="{x}" y="{445 - height:.0f}" width="26" height="{height:.0f}" fill="{color}"/>'
        f'<text x="{x + 13}" y="{441 - height:.0f}" text-anchor="middle" font-size="11">{size}'
        f'</text><text x="{x + 13}" y="460" text-anchor="middle" font-size="11">{label}</text>'
    )


# Without JavaScript an image shows all moves at once. The script opens it up and adds buttons.
PAGE = """<div class="backward-steps"><img src="IMAGE" alt="ALT" style="max-width:100%">
<script>
document.querySelectorAll(".backward-steps > img").forEach(function (image) {
  var captions = CAPTIONS, last = captions.length - 1, frame = 0, root = image.parentNode;
  var source = atob(image.src.split(",")[1]);
  root.innerHTML = '<button type="button" value="-1">Back</button> ' +
    '<button type="button" value="1">Next</button> ' +
    '<button type="button" value="all">All at once</button><p aria-live="polite"></p>' + source;
  var svg = root.querySelector("svg");
  svg.querySelector(".paper").remove();
  svg.setAttribute("color", "inherit");
  svg.style.cssText = "width:100%;max-width:880px;height:auto";
  function draw() {
    svg.querySelectorAll("[data-frame]").forEach(function (part) {
      var shown = Number(part.dataset.frame) <= frame;
      part.setAttribute("visibility", shown ? "visible" : "hidden");
    });
    root.querySelector("p").textContent = frame + " of " + last + ". " + captions[frame];
  }
  root.querySelectorAll("button").forEach(function (button) {
    button.addEventListener("click", function () {
      frame = button.value === "all" ? last : frame + Number(button.value);
      frame = Math.max(0, Math.min(last, frame));
      draw();
    });
  });
  draw();
});
</script></div>"""

PICTURES = {
    "hidden_states": hidden_states,
    "gates": gates,
    "backward_steps": backward_steps,
    "carried_gradient": carried_gradient,
}
