"""Your own words: how they move a hidden state, and what trained networks make of them.

words    two words, letter by letter, through an RNN of two units that nobody has trained
learns   a line that an RNN learns by heart, with your gradients
reads    a line that the LSTM of section 4.3 reads, and a beginning that it goes on from
"""

import string

import numpy as np

import rnn_train
from rnn_draw import BLUE, GRAY, ORANGE, curve, panel, show_picture, slider
from rnn_view import careful


def random_parameters():
    """Return parameters of an RNN of two units that takes letters, one-hot: random numbers."""
    draw = np.random.default_rng(13).standard_normal
    turn = np.linalg.qr(draw((2, 2)))[0]
    return {
        "Wax": 0.8 * draw((2, 26)), "Waa": 0.7 * turn, "Wya": np.eye(2),
        "ba": np.zeros((2, 1)), "by": np.zeros((2, 1)),
    }  # fmt: skip


def only(text, letters):
    """Return a text in small letters, without all that is not among some letters; tell of that."""
    if left_out := sorted(set(text.lower()) - set(letters)):
        print(f"Left out of {text!r}, not known here: {', '.join(map(repr, left_out))}")
    return "".join(letter for letter in text.lower() if letter in letters)


def states_of(rnn_forward, word):
    """Return the hidden states, shape (2, 1 + letters), of the RNN that reads a word; first 0."""
    x = np.zeros((26, 1, len(word)))
    for t, letter in enumerate(word):
        x[string.ascii_lowercase.index(letter), 0, t] = 1
    a = rnn_forward(x, np.zeros((2, 1)), random_parameters())[0]
    return np.concatenate([np.zeros((2, 1)), a[:, 0]], axis=1)


def words(rnn_forward, *pair):
    """Show the ways of a hidden state of two units through two words, letter by letter."""
    texts = [word for word in pair if isinstance(word, str)]
    kept = [only(word, string.ascii_lowercase) for word in texts]
    if not len(texts) == len(pair) == 2 or not all(kept):
        print("Two words are wanted, of the letters a to z.")
        return
    with careful(rnn_forward):
        ways = [states_of(rnn_forward, word) for word in kept]
        settings = [str(n) for n in range(1 + max(map(len, kept)))]
        curves = []
        for n in settings:
            for word, way, color in zip(kept, ways, (BLUE, ORANGE), strict=True):
                way = way[:, : int(n) + 1]
                names, when = ["", *word], {"letters": n}
                curves.append(curve(word, color, *way, when=when))
                curves.append(curve(word, color, *way, "points", when, names))
        ticks = [-1, -0.5, 0, 0.5, 1]
        show_picture(
            [panel("Where each letter moves the hidden state", curves, ticks, ticks,
                   "a[0] to the right, a[1] upward", 380)],
            "Two ways of a point in a square, from the middle, one step for each letter of a word.",
            [slider("letters", "letters read", settings, settings[0])],
            play="letters",
        )  # fmt: skip
        first, last = (np.linalg.norm(ways[0][:, t] - ways[1][:, t]) for t in (1, -1))
        print(f"After one letter the two states are {first:.2f} apart, at the ends {last:.2f}.")


def recite(rnn_cell_forward, parameters, most):
    """Return the line that an RNN says by itself: the most probable letter is its next input."""
    a, line = np.zeros((len(parameters["ba"]), 1)), "\n"
    while len(line) <= most and line.count("\n") < 2:
        x = np.zeros((len(rnn_train.LETTERS), 1))
        x[rnn_train.LETTERS.index(line[-1])] = 1
        a, y, _ = rnn_cell_forward(x, a, parameters)
        line += rnn_train.LETTERS[np.argmax(y)]
    return line.strip("\n")


def learns(rnn_forward, rnn_backward, rnn_cell_forward, line, seed=0):
    """Train an RNN of 16 units on a single line, and print what it recites meanwhile.

    line: of small letters and spaces
    seed: of the random numbers that the weights begin with
    """
    line = only(line, rnn_train.LETTERS[1:]).strip() if isinstance(line, str) else ""
    if not line or not isinstance(seed, int):
        print("One line is wanted, of the letters a to z and spaces.")
        return
    with careful(rnn_forward, rnn_backward, rnn_cell_forward, then=rnn_train.ALL_THE_SAME):
        batch = rnn_train.text_batch(np.random.default_rng(0), [line], 1)
        n = len(rnn_train.LETTERS)
        parameters, trained = rnn_train.start("rnn", n, 16, n, seed), 0
        for n_steps in (0, 10, 10, 20, 40, 80):
            rnn_train.train(
                rnn_forward, rnn_backward, parameters, lambda: batch, n_steps, step_size=0.03
            )
            trained += n_steps
            said = recite(rnn_cell_forward, parameters, len(line) + 10)
            print(f"after {trained:3} steps:  {said}")
        print("It knows the line by heart." if said == line else "It does not know the line yet.")


def reads(lstm_forward, lstm_cell_forward, line, begin):
    """Show how surprising a line is to the LSTM of section 4.3, and let it end another.

    line, begin: of small letters and spaces
    """
    if not rnn_train.TRAINED:
        print("Nobody can read yet: run the cell above to its end. It trains.")
        return
    if not isinstance(line, str) or not isinstance(begin, str):
        print("A line is wanted, and a beginning, both in quotes.")
        return
    line, begin = (only(text, rnn_train.LETTERS[1:]) for text in (line, begin))
    parameters = rnn_train.TRAINED
    with careful(lstm_forward, lstm_cell_forward):
        surprise = surprises(lstm_forward, parameters, line)
        steps = np.arange(len(surprise))
        names = [*line.replace(" ", "·"), "|"]
        guess = np.log(len(rnn_train.LETTERS))
        top = max(4, int(np.ceil(max(surprise))))
        show_picture(
            [panel("How much each letter surprised it", [
                curve("-log of its probability", ORANGE, steps, surprise, "bars"),
                curve("guessing", GRAY, steps, guess + 0 * steps, "dashed"),
            ], steps, [*range(0, top + 1, max(1, top // 4))],
                   "· is a space, | the end of the line", 150, x_names=names)],
            "Bars over the letters of a line: how surprising each was after those before it.",
        )  # fmt: skip
        print(f"{np.mean(surprise):.2f} a letter; guessing: {guess:.2f}.")
        random = np.random.default_rng(1)
        ends = [rnn_train.write(random, lstm_cell_forward, parameters, begin) for _ in range(3)]
        print(f"From {begin!r} it goes on to: {', '.join(map(repr, ends))}.")


def surprises(lstm_forward, parameters, line):
    """Return -log of the probability of each letter of a line, and of its end."""
    x = np.zeros((len(rnn_train.LETTERS), 1, len(line) + 1))
    come = [rnn_train.LETTERS.index(letter) for letter in line + "\n"]
    x[[0, *come[:-1]], 0, np.arange(len(come))] = 1
    y = lstm_forward(x, np.zeros((len(parameters["Wf"]), 1)), parameters)[1]
    return -np.log(np.maximum(y[come, 0, np.arange(len(come))], 1e-300))
