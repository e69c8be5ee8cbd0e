# case: a_and_c_exchanged | a and c change places
# says: a; c
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = mem, h, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: a_and_c_returned_in_cell_order | Results are returned as a, c, y
# says: y; c; swap|order|place
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, c, y, (cells, x)

# case: caches_and_x_exchanged | caches is (x, list)
# says: caches; order|swap|place
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (x, cells)

# case: caches_with_memories | caches carries c instead of x
# says: c; x
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, c)

# case: last_cache_only | The list holds the last cache alone
# says: cache
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells = [cell]
    return a, y, c, (cells, x)

# case: loops_over_the_batch | The loop runs over the batch size
# says: m; T_x|range|loop
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(m):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: memory_carried_is_state | The memory handed on is the state
# says: a_next; c_next
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, h if t else mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: memory_from_state | The memory starts at a0
# says: a0; c_next
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, a0
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: memory_in_place_of_state | c is stored in a
# says: a; c
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = mem, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: memory_never_carried | Every step starts with an empty memory
# says: c_next|c_prev|memory|lstm_cell_forward
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, np.zeros((n_a, m)), parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: memory_starts_at_one | The memory starts at one
# says: c_next; ones|1
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.ones(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: no_memories_returned | c is not returned
# says: c; missing|return
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, (cells, x)

# case: nothing_carried | Every step starts from a0 and an empty memory: two mistakes
# says: a0|a_next; zeros|c_next
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], a0, np.zeros((n_a, m)), parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: old_memory_stored | c holds the memory before each step
# says: c
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        c[:, :, t] = mem
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], y[:, :, t] = h, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: reads_from_the_end | The inputs are read from the end
# says: time|reverse|order|T_x
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, -1 - t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: runs_backward | The loop runs from the end
# says: loop|time|T_x
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in reversed(range(T_x)):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: state_and_memory_exchanged | The cell gets memory and state in the wrong order
# says: a_next; c_next; swap|order|place|exchang|belong
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], mem, h, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: state_never_carried | Every step gets a0, only the memory is carried
# says: a0
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], a0, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: wraps_around | States and memories are read at t - 1 of the arrays
# says: a0|a_next
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], a[:, :, t - 1], c[:, :, t - 1], parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: zero_initial_state | a0 is ignored
# says: a0
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = np.zeros(a0.shape), np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)
