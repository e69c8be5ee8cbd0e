# case: initial_state_zeros | a_next initialised to zeros, a0 ignored
def rnn_forward(x, a0, parameters):
    caches = []
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    # initialize a_next
    a_next = np.zeros((n_a, m))
    for t in range(T_x):
        a_next, yt_pred, cache = rnn_cell_forward(x[:,:,t], a_next, parameters)
        a[:,:,t] = a_next
        y_pred[:,:,t] = yt_pred
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: state_not_carried | passes a0 at every step (state never carried)
def rnn_forward(x, a0, parameters):
    caches = []
    states, preds = [], []
    for t in range(x.shape[2]):
        state, pred, cache = rnn_cell_forward(x[:, :, t], a0, parameters)
        states.append(state)
        preds.append(pred)
        caches.append(cache)
    return np.stack(states, axis=2), np.stack(preds, axis=2), (caches, x)

# case: loop_over_features | loops over x.shape[0] (n_x) instead of T_x
def rnn_forward(x, a0, parameters):
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a,) + x.shape[1:])
    y_pred = np.zeros((n_y,) + x.shape[1:])
    caches = []
    a_next = a0
    steps = x.shape[0]
    for step in range(steps):
        a_next, y, cache = rnn_cell_forward(x[..., step], a_next, parameters)
        a[..., step], y_pred[..., step] = a_next, y
        caches.append(cache)
    return a, y_pred, (caches, x)

# case: initial_state_from_empty_slot | a_next = a[:,:,0] (zeros, a0 ignored)
def rnn_forward(x, a0, parameters):
    caches = []
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros([n_a, m, T_x])
    y_pred = np.zeros([n_y, m, T_x])
    a_next = a[:,:,0]
    for t in range(0, T_x):
        a_next, yt_pred, cache = rnn_cell_forward(x[:,:,t], a_next, parameters)
        a[:,:,t] = a_next
        y_pred[:,:,t] = yt_pred
        caches.append(cache)
    return a, y_pred, (caches, x)

# case: caches_flattened | caches += cache flattens the tuple into the list
def rnn_forward(x, a0, parameters):
    T = x.shape[-1]
    n_y, n_a = parameters["Wya"].shape
    m = x.shape[1]
    A = np.empty((n_a, m, T))
    Y = np.empty((n_y, m, T))
    caches = []
    prev = a0
    for t in range(T):
        prev, Y[:, :, t], cache = rnn_cell_forward(x[:, :, t], prev, parameters)
        A[:, :, t] = prev
        caches += cache
    return A, Y, (caches, x)

# case: only_last_cache_kept | caches.append outside the loop (only last cache kept)
def rnn_forward(x, a0, parameters):
    caches = []
    _, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    a_next = a0
    t = 0
    while t < T_x:
        a_next, yt_pred, cache = rnn_cell_forward(x[:,:,t], a_next, parameters)
        a[:,:,t] = a_next
        y_pred[:,:,t] = yt_pred
        t += 1
    caches.append(cache)
    return a, y_pred, (caches, x)
