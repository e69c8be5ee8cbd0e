# case: memory_aliases_states | c = a (alias): memory writes overwrite the hidden states
def lstm_forward(x, a0, parameters):
    caches = []
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = a
    y = np.zeros((n_y, m, T_x))
    a_next = a0
    c_next = np.zeros(a_next.shape)
    for t in range(T_x):
        xt = x[:,:,t]
        a_next, c_next, yt, cache = lstm_cell_forward(xt, a_next, c_next, parameters)
        a[:,:,t] = a_next
        c[:,:,t] = c_next
        y[:,:,t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y, c, caches

# case: memory_starts_at_initial_state | c_next = a0
def lstm_forward(x, a0, parameters):
    hidden, memory = a0, a0
    A, C, Y, caches = [], [], [], []
    for t in range(x.shape[2]):
        hidden, memory, yt, cache = lstm_cell_forward(x[:, :, t], hidden, memory, parameters)
        A.append(hidden)
        C.append(memory)
        Y.append(yt)
        caches.append(cache)
    A, Y, C = (np.stack(seq, axis=-1) for seq in (A, Y, C))
    return A, Y, C, (caches, x)

# case: sizes_from_a_global | dimensions read from a global Wy (NameError in a clean process)
def lstm_forward(x, a0, parameters):
    n_y, n_a = Wy.shape
    m = x.shape[1]
    T_x = x.shape[2]
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    caches = []
    a_next, c_next = a0, np.zeros((n_a, m))
    for t in range(T_x):
        a_next, c_next, yt, cache = lstm_cell_forward(x[:, :, t], a_next, c_next, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = a_next, c_next, yt
        caches.append(cache)
    return a, y, c, (caches, x)

# case: caches_joined_by_numpy | caches = np.append(caches, cache): ragged object array / error
def lstm_forward(x, a0, parameters):
    caches = []
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    a_next = a0
    c_next = np.zeros((n_a, m))
    for t in range(T_x):
        a_next, c_next, y_t, cache = lstm_cell_forward(x[:,:,t], a_next, c_next, parameters)
        a[:,:,t] = a_next
        c[:,:,t] = c_next
        y[:,:,t] = y_t
        caches = np.append(caches, cache)
    return a, y, c, (caches, x)

# case: memory_starts_with_time_axis | c_next initialised 3-D, zeros((n_a,m,T_x))
def lstm_forward(x, a0, parameters):
    (n_x, m, T_x), (n_y, n_a) = x.shape, parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0
    c_next = np.zeros((n_a, m, T_x))
    for t in range(T_x):
        a_next, c_next, yt, cache = lstm_cell_forward(x[:, :, t], a_next, c_next, parameters)
        a[:, :, t] = a_next
        c[:, :, t] = c_next
        y[:, :, t] = yt
        caches.append(cache)
    return a, y, c, (caches, x)

# case: nothing_returned | no return statement
def lstm_forward(x, a0, parameters):
    caches = []
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, x.shape[1], x.shape[2]))
    c = np.zeros_like(a)
    y = np.zeros((n_y, x.shape[1], x.shape[2]))
    at, ct = a0, np.zeros_like(a0)
    for t in range(x.shape[2]):
        at, ct, yt, cache = lstm_cell_forward(x[:, :, t], at, ct, parameters)
        a[:, :, t] = at
        c[:, :, t] = ct
        y[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)

# case: memory_starts_in_a_view | c_next = c[:,:,0] is a VIEW: later writes overwrite c_prev inside caches[0]
def lstm_forward(x, a0, parameters):
    caches = []
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    a_next = a0
    c_next = c[:, :, 0]      # zeros
    for t in range(T_x):
        a_next, c_next, yt, cache = lstm_cell_forward(x[:, :, t], a_next, c_next, parameters)
        a[:, :, t] = a_next
        y[:, :, t] = yt
        c[:, :, t] = c_next
        caches.append(cache)
    return a, y, c, (caches, x)

# case: states_from_empty_slots | a_next = a[:,:,0] (view of zeros, a0 ignored) and c_next = c[:,:,0]
def lstm_forward(x, a0, parameters):
    caches = []
    _, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a, c = np.zeros((n_a, m, T_x)), np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    a_next, c_next = a[:, :, 0], c[:, :, 0]
    for t in range(T_x):
        a_next, c_next, yt, cache = lstm_cell_forward(x[:, :, t], a_next, c_next, parameters)
        a[:, :, t] = a_next
        c[:, :, t] = c_next
        y[:, :, t] = yt
        caches.append(cache)
    return a, y, c, (caches, x)
