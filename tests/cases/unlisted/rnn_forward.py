# case: a0_zero_and_last_missing | a0 ignored and the last step is missing: two mistakes
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = np.zeros(a0.shape)
    for t in range(T_x - 1):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: backward_and_stale | Read from the end, and the old state is stored: two mistakes
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, T_x - 1 - t], a_prev, parameters)
        a[:, :, t] = a_prev
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: caches_emptied_each_step | The list of caches is emptied at every step
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        caches = []
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: caches_newest_first | The caches are stored newest first
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.insert(0, cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: caches_with_states | caches carries a instead of x
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, a)
    return a, y_pred, caches

# case: caches_without_lists | Only the last cache is returned
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (cache, x)
    return a, y_pred, caches

# case: caches_without_x | caches is the bare list
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [], [], []
    state = a0
    for step in range(T_x):
        xt = x[:, :, step]
        state, guess, cache = rnn_cell_forward(xt, state, parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=-1)
    y_pred = np.stack(predictions, axis=-1)
    return a, y_pred, caches

# case: first_input_everywhere | Every step reads the first input
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [], [], []
    state = a0
    for step in range(T_x):
        xt = x[:, :, 0]
        state, guess, cache = rnn_cell_forward(xt, state, parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=-1)
    y_pred = np.stack(predictions, axis=-1)
    return a, y_pred, (caches, x)

# case: first_step_missing | The loop starts at the second step
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(1, T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: initial_state_added_each_step | a0 is added to the carried state at every step
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [], [], []
    state = a0
    for step in range(T_x):
        xt = x[:, :, step]
        state, guess, cache = rnn_cell_forward(xt, state + (a0 if step else 0), parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=-1)
    y_pred = np.stack(predictions, axis=-1)
    return a, y_pred, (caches, x)

# case: initial_state_stored_too | a holds the initial state as well: T_x + 1 entries
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

# case: inlined_without_bias | The cell is written into the loop, without the bias ba
def rnn_forward(x, a0, parameters):
    Wax, Waa, Wya = [parameters[k] for k in ("Wax", "Waa", "Wya")]
    ba, by = parameters["ba"], parameters["by"]
    n_x, m, T_x = x.shape
    n_y, n_a = Wya.shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    cells = []
    prev = a0
    for t in range(T_x):
        nxt = np.tanh(Wax.dot(x[:, :, t]) + Waa.dot(prev))
        a[:, :, t] = nxt
        y_pred[:, :, t] = softmax(Wya.dot(nxt) + by)
        cells.append((nxt, prev, x[:, :, t], parameters))
        prev = nxt
    return a, y_pred, (cells, x)

# case: last_prediction_everywhere | All steps hold the last prediction
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, :] = yt[:, :, np.newaxis]
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: last_step_missing | The loop stops one step early
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x - 1):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: prediction_carried | The prediction is carried to the next step
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next if t == 0 else yt
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: predictions_one_early | Predictions are written one step too early
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t - 1] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: previous_input | Each step reads the input of the step before
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t - 1], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: reads_backwards | The sequence is read from its end
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [], [], []
    state = a0
    for step in range(T_x):
        xt = x[:, :, T_x - 1 - step]
        state, guess, cache = rnn_cell_forward(xt, state, parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=-1)
    y_pred = np.stack(predictions, axis=-1)
    return a, y_pred, (caches, x)

# case: returns_in_the_loop | The return stands inside the loop
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
        return a, y_pred, (caches, x)

# case: running_sum_of_predictions | Predictions are added up over time
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t:] += yt[:, :, None]
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: sizes_exchanged | n_a and n_y change places
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_a, n_y = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: state_reset_each_step | The state is set to a0 at each step
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a0
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: states_in_predictions_place | a and y_pred are returned in the wrong order
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return y_pred, a, caches

# case: stores_the_old_state | The state is stored before the step that updates it
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_prev
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: time_axis_first | Time is the first axis of the results
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [], [], []
    state = a0
    for step in range(T_x):
        xt = x[:, :, step]
        state, guess, cache = rnn_cell_forward(xt, state, parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=0)
    y_pred = np.stack(predictions, axis=0)
    return a, y_pred, (caches, x)

# case: wraps_around | Each step starts from a[:, :, t - 1], which is zeros at the start
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a[:, :, t - 1]
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: x_summed | Each step reads the mean of all inputs
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [], [], []
    state = a0
    for step in range(T_x):
        xt = x.mean(axis=2)
        state, guess, cache = rnn_cell_forward(xt, state, parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=-1)
    y_pred = np.stack(predictions, axis=-1)
    return a, y_pred, (caches, x)

# case: y_before_a | a and y_pred are stored one step late
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, (t + 1) % T_x] = a_next
        y_pred[:, :, (t + 1) % T_x] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: reads_from_the_end_and_returns_in_that_o | Reads from the end and returns in that order with flipped caches list
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [], [], []
    state = a0
    for step in range(T_x):
        xt = x[:, :, step]
        state, guess, cache = rnn_cell_forward(xt, state, parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=-1)
    y_pred = np.stack(predictions, axis=-1)
    return a, y_pred, (caches[::-1], x)

# case: state_rounded | State rounded
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = np.round(a_next, 2)
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: a_starts_from_a0_as_first_slot | A starts from a0 as first slot
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_prev if t else a0
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: skips_every_second_step | Skips every second step
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(0, T_x, 2):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: y_pred_from_previous_states | Y_pred from previous states
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = softmax(parameters["Wya"] @ a_prev + parameters["by"])
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: a0_used_as_the_second_state_too | A0 used as the second state too
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next if t > 1 else a0
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: same_cache_appended_reference_fine_but_p | Same cache appended (reference) fine but parameters dropped
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache[:3])
    caches = (caches, x)
    return a, y_pred, caches

# case: caches_is_a_tuple_of_x_and_first_cache | Caches is a tuple of x and first cache
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches[0], x)
    return a, y_pred, caches

# case: the_list_of_caches_holds_the_states_alon | The list of caches holds the states alone
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(a_next)
    caches = (caches, x)
    return a, y_pred, caches

# case: the_sequence_is_walked_backward_and_ever | The sequence is walked backward and everything is stored in that order
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    states, predictions, caches = [], [], []
    state = a0
    for step in range(T_x - 1, -1, -1):
        xt = x[:, :, step]
        state, guess, cache = rnn_cell_forward(xt, state, parameters)
        states.append(state)
        predictions.append(guess)
        caches.append(cache)
    a = np.stack(states, axis=-1)
    y_pred = np.stack(predictions, axis=-1)
    return a, y_pred, (caches, x)

# case: the_prediction_is_made_once_more_from_th | The prediction is made once more from the stored state before it is stored
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = softmax(parameters["Wya"] @ a[:, :, t - 1] + parameters["by"])
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: the_initial_state_is_added_to_the_first | The initial state is added to the first input state twice
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = 2 * a0
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches

# case: x_is_indexed_in_the_batch_for_the_first | X is indexed in the batch for the first half
def rnn_forward(x, a0, parameters):
    n_x, m, T_x = x.shape
    n_y, n_a = parameters["Wya"].shape
    a = np.zeros((n_a, m, T_x))
    y_pred = np.zeros((n_y, m, T_x))
    caches = []
    a_next = a0.copy()
    for t in range(T_x):
        a_prev = a_next
        a_next, yt, cache = rnn_cell_forward(x[:, :, t // 2], a_prev, parameters)
        a[:, :, t] = a_next
        y_pred[:, :, t] = yt
        caches.append(cache)
    caches = (caches, x)
    return a, y_pred, caches
