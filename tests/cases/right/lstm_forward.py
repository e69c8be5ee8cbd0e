# case: lists and comprehensions
def lstm_forward(x, a0, parameters):
    a, c = a0, np.zeros_like(a0)
    steps = []
    for t in range(x.shape[-1]):
        a, c, y, cache = lstm_cell_forward(x[..., t], a, c, parameters)
        steps.append((a, y, c, cache))
    A, Y, C = (np.stack([step[i] for step in steps], axis=-1) for i in range(3))
    return A, Y, C, ([step[3] for step in steps], x)

# case: the previous memory read from the array, copied
def lstm_forward(x, a0, parameters):
    caches = []
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    for t in range(T_x):
        a_prev = a0 if t == 0 else a[:, :, t - 1]
        c_prev = np.zeros((n_a, m)) if t == 0 else c[:, :, t - 1].copy()
        a[:, :, t], c[:, :, t], y[:, :, t], cache = lstm_cell_forward(x[:, :, t], a_prev, c_prev, parameters)
        caches.append(cache)
    return a, y, c, (caches, x)

# case: a generator
def steps_of(x, a, c, parameters):
    for t in range(x.shape[2]):
        a, c, y, cache = lstm_cell_forward(x[:, :, t], a, c, parameters)
        yield a, c, y, cache

def lstm_forward(x, a0, parameters):
    a, c, y, caches = zip(*steps_of(x, a0, 0.0 * a0, parameters))
    return np.dstack(a), np.dstack(y), np.dstack(c), [caches, x]

# case: empty arrays, slices on the left, a tqdm-like print
def lstm_forward(x, a0, parameters):
    n_y, n_a = parameters["Wy"].shape
    _, m, T = x.shape
    a = np.empty((n_a, m, T)); c = np.empty((n_a, m, T)); y = np.empty((n_y, m, T))
    caches = [None] * T
    a_t = a0.copy()
    c_t = np.zeros((n_a, m))
    for t in range(T):
        print("\rstep", t + 1, "of", T, end="")
        a_t, c_t, y_t, caches[t] = lstm_cell_forward(x[:, :, t], a_t, c_t, parameters)
        a[:, :, t] = a_t; c[:, :, t] = c_t; y[:, :, t] = y_t
    return a, y, c, (caches, x)
