# a holds the initial state as well: T_x + 1 entries.
# says: a

def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [a0], [], []
    state = a0
    for step in range(T_x):
        xt = x[:, :, step]
        state, guess, cache = rnn_cell_forward(xt, state, parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=-1)
    y_pred = np.stack(predictions, axis=-1)
    return a, y_pred, (caches, x)
