# case: a_and_c_exchanged | a and c change places
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

# case: c_prev_is_c_t_1_but_a_ok | C_prev is c[:,:,t-1] but a ok
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.zeros((n_a, m, T_x))
    c = np.zeros((n_a, m, T_x))
    y = np.zeros((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, c[:, :, t - 1], parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: y_from_memory | Y from memory
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
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, softmax(parameters["Wy"] @ mem + parameters["by"])
        cells += [cell]
    return a, y, c, (cells, x)

# case: state_and_memory_both_start_at_zero | State and memory both start at zero
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = 0 * a0, 0 * a0
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: tanh_of_memory_handed_on | Tanh of memory handed on
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
        mem = np.tanh(mem)
        cells += [cell]
    return a, y, c, (cells, x)

# case: a0_added_to_c | A0 added to c
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, a0.copy() * 2
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: the_prediction_is_stored_in_c_as_well | The prediction is stored in c as well
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
        a[:, :, t], c[:, :, t], y[:, :, t] = h, h * 1.0, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: memory_carried_only_from_even_steps | Memory carried only from even steps
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = a0, np.zeros(a0.shape)
    for t in range(x.shape[2]):
        h, new, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        mem = new if t % 2 == 0 else mem
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: the_memory_starts_at_the_first_input_sta | The memory starts at the first input state and a0 at zero
def lstm_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wy"].shape
    a = np.empty((n_a, m, T_x))
    c = np.empty((n_a, m, T_x))
    y = np.empty((n_y, m, T_x))
    cells = list()
    h, mem = np.zeros(a0.shape), a0
    for t in range(x.shape[2]):
        h, mem, p, cell = lstm_cell_forward(x[:, :, t], h, mem, parameters)
        a[:, :, t], c[:, :, t], y[:, :, t] = h, mem, p
        cells += [cell]
    return a, y, c, (cells, x)

# case: the_memories_come_back_before_the_predic | The memories come back before the predictions, and caches lack x
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
    return a, c, y, cells
