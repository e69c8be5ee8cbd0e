# case: lists and np.stack
def rnn_forward(x, a0, parameters):
    states, predictions, caches = [], [], []
    state = a0
    for t in range(x.shape[2]):
        state, prediction, cache = rnn_cell_forward(x[:, :, t], state, parameters)
        states.append(state)
        predictions.append(prediction)
        caches.append(cache)
    return np.stack(states, axis=2), np.stack(predictions, axis=2), (caches, x)

# case: recursion over time
def rnn_forward(x, a0, parameters):
    def run(t, state):
        if t == x.shape[-1]:
            return []
        step = rnn_cell_forward(x[..., t], state, parameters)
        return [step] + run(t + 1, step[0])

    steps = run(0, a0)
    a = np.dstack([s[0] for s in steps])
    y = np.dstack([s[1] for s in steps])
    return a, y, ([s[2] for s in steps], x)

# case: the initial state in front, cut off at the end
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x + 1))
    a[:, :, 0] = a0
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    for t in range(1, T_x + 1):
        a[:, :, t], y_pred[:, :, t - 1], cache = rnn_cell_forward(x[:, :, t - 1], a[:, :, t - 1], parameters)
        caches.append(cache)
    return a[:, :, 1:], y_pred, (caches, x)

# case: Fortran order, and a while loop
def rnn_forward(x, a0, parameters):
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, x.shape[1], x.shape[2]), order="F")
    y_pred = np.zeros((n_y, x.shape[1], x.shape[2]), order="F")
    caches, t, a_next = [], 0, np.asfortranarray(a0)
    while t < x.shape[2]:
        a_next, yt, cache = rnn_cell_forward(np.asfortranarray(x[:, :, t]), a_next, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches = caches + [cache]
        t = t + 1
    return a, y_pred, [caches, x]

# case: time in front inside, back at the end
def rnn_forward(x, a0, parameters):
    caches = []
    a_next = a0
    a, y = [], []
    for xt in x.transpose(2, 0, 1):
        a_next, yt, cache = rnn_cell_forward(xt, a_next, parameters)
        a += [a_next]
        y += [yt]
        caches += [cache]
    return np.array(a).transpose(1, 2, 0), np.moveaxis(np.array(y), 0, -1), (caches, x)
