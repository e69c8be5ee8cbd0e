"""Training for Part 4 of the first notebook: your functions at work, and nothing graded.

    train            goes downhill with the gradients of your backward function
    recall           a task of memory over growing distances, for your RNN and your LSTM
    trained_gates    the gates that the LSTM has found for it
    writes           your LSTM reads numbers in words, and writes some of its own

The loss and the update are here ready-made. The notebook `train_your_rnn` is where you write them.
"""

import numpy as np

from rnn_draw import BLUE, ORANGE, curve, panel, show_picture
from rnn_view import careful, gate_panels, one_unit_run


def train(forward, backward, parameters, draw_batch, n_steps, step_size=0.02):
    """Train in place, and return the losses: one number for each step, shape (n_steps,).

    forward, backward: `rnn_forward, rnn_backward` or `lstm_forward, lstm_backward`
    parameters: dictionary of arrays; they are changed
    draw_batch: function that returns x (n_x, m, T_x) and wanted (n_y, m, T_x), the answers
        one-hot; where a column of wanted is all zeros, nothing is asked
    step_size: how far a parameter moves in one step, about

    The update is Adam: a step against the gradient, its length adapted to each number.
    """
    means = {key: np.zeros_like(value) for key, value in parameters.items()}
    squares = {key: np.zeros_like(value) for key, value in parameters.items()}
    losses = []
    for step in range(1, n_steps + 1):
        x, wanted = draw_batch()
        loss, gradients = loss_and_slopes(forward, backward, parameters, x, wanted)
        losses.append(loss)
        for key, value in parameters.items():
            slope = gradients["d" + key]
            means[key] += 0.1 * (slope - means[key])
            squares[key] += 0.01 * (slope**2 - squares[key])
            speed = means[key] / (1 - 0.9**step)
            scale = np.sqrt(squares[key] / (1 - 0.99**step)) + 1e-8
            value -= step_size * speed / scale
    return np.array(losses)


def loss_and_slopes(forward, backward, parameters, x, wanted):
    """Return the loss of one batch, and its gradients, those of the output layer included."""
    weights = "Wya" if "Wya" in parameters else "Wy"
    n_a = parameters[weights].shape[1]
    a, y, *_, caches = forward(x, np.zeros((n_a, x.shape[1])), parameters)
    asked = np.sum(wanted, axis=0)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        given = np.sum(wanted * y, axis=0)
        loss = -np.sum(np.log(given[asked > 0])) / np.sum(asked)
        error = (asked * y - wanted) / np.sum(asked)
        gradients = dict(backward(np.tensordot(parameters[weights].T, error, 1), caches))
    gradients["d" + weights] = np.tensordot(error, a, ((1, 2), (1, 2)))
    gradients["dby"] = np.sum(error, axis=(1, 2))[:, None]
    return loss, gradients


def start(kind, n_x, n_a, n_y, seed=0):
    """Return random parameters to begin with. kind: "rnn" or "lstm"; the LSTM's bf begins at 1."""
    draw = np.random.default_rng(seed).standard_normal
    if kind == "rnn":
        return {
            "Wax": draw((n_a, n_x)) / np.sqrt(n_x),
            "Waa": draw((n_a, n_a)) / np.sqrt(n_a),
            "Wya": draw((n_y, n_a)) / np.sqrt(n_a),
            "ba": np.zeros((n_a, 1)),
            "by": np.zeros((n_y, 1)),
        }
    parameters = {}
    for gate in "fico":
        parameters["W" + gate] = draw((n_a, n_a + n_x)) / np.sqrt(n_a + n_x)
        parameters["b" + gate] = np.full((n_a, 1), 1.0 if gate == "f" else 0.0)
    return parameters | {"Wy": draw((n_y, n_a)) / np.sqrt(n_a), "by": np.zeros((n_y, 1))}


def recall_batch(random, distance, m=32):
    """Return x (3, m, T_x) and wanted (2, m, T_x) of a recall task.

    The rows of x: a value, 1 or -1, new at each step; 1 when the value is to be written down;
    1 at the last step, `distance` steps later, when it is asked whether that value was 1 or -1.
    """
    T_x = distance + 3
    value = random.choice([-1.0, 1.0], (m, T_x))
    x = np.zeros((3, m, T_x))
    x[0], x[1, :, 2], x[2, :, -1] = value, 1, 1
    wanted = np.zeros((2, m, T_x))
    wanted[0, :, -1], wanted[1, :, -1] = value[:, 2] > 0, value[:, 2] < 0
    return x, wanted


def share_right(forward, parameters, x, wanted):
    """Return the share of the questions in a batch whose most likely answer is the right one."""
    n_a = parameters["Wya" if "Wya" in parameters else "Wy"].shape[1]
    y = forward(x, np.zeros((n_a, x.shape[1])), parameters)[1]
    return np.mean(np.argmax(y[:, :, -1], axis=0) == np.argmax(wanted[:, :, -1], axis=0))


ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
TEENS = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"]
TEENS += ["seventeen", "eighteen", "nineteen"]
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
TRAINED = {}  # the parameters of the LSTM that has learned to write
LETTERS = "\n " + "abcdefghijklmnopqrstuvwxyz"  # a line ends with \n, and begins after one


def number_words():
    """Return the numbers from 1 to 999 in words, as a list of 999 strings."""
    below_100 = [*ONES, *TEENS]
    for ten in TENS:
        below_100 += [ten, *(f"{ten} {one}" for one in ONES)]
    words = list(below_100)
    for one in ONES:
        words += [f"{one} hundred", *(f"{one} hundred {rest}" for rest in below_100)]
    return words


def text_batch(random, lines, m=32):
    """Return x and wanted, each (28, m, T_x): some lines, letter by letter, and what comes next."""
    chosen = [lines[i] for i in random.integers(len(lines), size=m)]
    T_x = max(map(len, chosen)) + 1
    x, wanted = np.zeros((2, len(LETTERS), m, T_x))
    for j, line in enumerate(chosen):
        for t, (letter, following) in enumerate(zip("\n" + line, line + "\n", strict=True)):
            x[LETTERS.index(letter), j, t] = wanted[LETTERS.index(following), j, t] = 1
    return x, wanted


def write(random, cell_forward, parameters, begin="", most=40):
    """Return a line that the LSTM writes: it reads each letter that it has just drawn.

    begin: how the line begins; it reads that first
    """
    n_a = parameters["Wf"].shape[0]
    a, c, line, t = np.zeros((n_a, 1)), np.zeros((n_a, 1)), "\n" + begin, 0
    while len(line) <= most and line.count("\n") < 2:
        x = np.zeros((len(LETTERS), 1))
        x[LETTERS.index(line[t])] = 1
        a, c, y, _ = cell_forward(x, a, c, parameters)
        t += 1
        if t == len(line):
            line += LETTERS[np.searchsorted(np.cumsum(y) / np.sum(y), random.random())]
    return line.strip("\n")


# ------------------------------------------------------------------------ the pictures


ALL_THE_SAME = "It was trained all the same: this is what learning makes of a wrong function."


DISTANCES = (2, 4, 8, 16, 32, 64)
LEARNED = 0.05  # a loss at which the answer gets 95 % on average


def climb(kind, forward, backward, n_a, most=400, seed=0):
    """Train on one distance after the other, as long as each is learned.

    returns: parameters, rows
        rows: for each distance tried the steps of training that it took, and the loss at the end
    """
    random = np.random.default_rng(seed)
    parameters, rows = start(kind, 3, n_a, 2, seed), []
    for distance in DISTANCES:
        n_steps = 0
        while n_steps < most:
            losses = train(
                forward, backward, parameters, lambda d=distance: recall_batch(random, d), 50, 0.03
            )
            n_steps += 50
            loss = np.mean(losses[-10:])
            if loss < LEARNED:
                break
        rows.append((distance, n_steps, loss))
        if not loss < LEARNED:
            break
    return parameters, rows


def recall(rnn_forward, rnn_backward, lstm_forward, lstm_backward):
    """Train an RNN of eight units and an LSTM of one to recall, and show how far each comes."""
    runs = (
        ("RNN, 8 units", ORANGE, "rnn", rnn_forward, rnn_backward, 8),
        ("LSTM, 1 unit", BLUE, "lstm", lstm_forward, lstm_backward, 1),
    )
    curves, ends = [], []
    for name, color, kind, forward, backward, n_a in runs:
        try:
            with careful(forward, backward, then=ALL_THE_SAME):
                parameters, rows = climb(kind, forward, backward, n_a)
        except NotImplementedError as error:
            print(f"{name}: not trained yet. {error}")
            continue
        except Exception as error:  # the learner's own; the other network is trained none the less
            print(f"{name}: not trained, because of this {type(error).__name__}: {error}")
            continue
        numbers = sum(value.size for value in parameters.values())
        reached = max([d for d, _, loss in rows if loss < LEARNED], default=None)
        last = rows[-1]
        if reached == DISTANCES[-1]:
            words = f"learned every distance, up to {reached}"
        else:
            words = f"learned {reached}; " if reached else ""
            words += f"stuck at {last[0]} with a loss of {last[2]:.2f} (guessing: 0.69)"
        print(f"{name}, {numbers} numbers to train: {words}.")
        ends.append(np.cumsum([n for _, n, _ in rows])[-1])
        steps = np.concatenate([[0], np.cumsum([n for _, n, _ in rows])])
        xs, ys = [0], [1]
        for (distance, _, loss), begin, end in zip(rows, steps, steps[1:], strict=False):
            xs += [begin, end]
            ys += [ys[-1]] * 2
            if loss < LEARNED:
                xs.append(end)
                ys.append(distance)
        curves.append(curve(name, color, xs, ys))
    if not curves:
        return
    ticks = np.linspace(0, 100 * np.ceil(max(ends) / 100), 5)
    show_picture(
        [panel("The longest distance learned so far", curves, ticks, [1, *DISTANCES],
               "steps of training", 200, log=True, y_names=["none", *DISTANCES])],
        "How far back each network can recall, over the steps of its training.",
    )  # fmt: skip


def trained_gates(lstm_forward, lstm_backward):
    """Train an LSTM of one unit to recall, and show the gates that it has found."""
    with careful(lstm_forward, lstm_backward, then=ALL_THE_SAME):
        parameters, _ = climb("lstm", lstm_forward, lstm_backward, 1)
    x, _ = recall_batch(np.random.default_rng(5), 16, 1)
    show_picture(
        gate_panels(x, {"": one_unit_run(lstm_forward, parameters, x)}),
        "Three panels as in section 2.4, with weights that were found by training.",
    )


def writes(lstm_forward, lstm_backward, lstm_cell_forward):
    """Train an LSTM on numbers in words, letter by letter, and print what it writes meanwhile."""
    words, random = number_words(), np.random.default_rng(0)
    known = [words[i] for i in np.random.default_rng(7).permutation(len(words))[:300]]
    TRAINED.clear()
    parameters = start("lstm", len(LETTERS), 24, len(LETTERS))
    with careful(lstm_forward, lstm_backward, then=ALL_THE_SAME):
        print("It reads 300 of the numbers up to 999, such as:", ", ".join(known[:3]))
        trained = 0
        for n_steps in (0, 50, 50, 100, 400):
            train(
                lstm_forward,
                lstm_backward,
                parameters,
                lambda: text_batch(random, known, 16),
                n_steps,
            )
            trained += n_steps
            lines = [write(random, lstm_cell_forward, parameters) for _ in range(100)]
            right = [line for line in lines if line in words]
            new = [line for line in right if line not in known]
            print(f"\nafter {trained} steps: {len(right)} of 100 lines are numbers, ", end="")
            print(f"{len(new)} of these it has never read")
            for line in lines[:5]:
                print("   ", line)
        TRAINED.update(parameters)
