# case: bias_not_summed | dba is not summed over the batch
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta
    return grads

# case: bias_of_first_example | dba takes the first example only
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta[:, :1]
    return grads

# case: bias_summed_to_a_number | dba is one number
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum()
    return grads

# case: bias_without_slope | dba sums da_next
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = da_next.sum(axis=1).reshape(-1, 1)
    return grads

# case: cosh_slope | The slope is that of tanh taken at the state again
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 / np.cosh(state) ** 2
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: descent_signs | All gradients are negated, as for a descent step
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = -slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: doubled_weights | dWax and dWaa are doubled
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = 2 * np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = 2 * np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: dx_key | The key is dx
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dx"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: flat_bias_and_wrong_state | dba is flat and dWaa uses a_next: two mistakes
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, state.T)
    grads["dba"] = delta.sum(axis=1)
    return grads

# case: half_of_it | dz carries a factor one half
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = 0.5 * slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: input_gradient_without_slope | dxt skips the derivative of tanh
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, da_next)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: matrix_product_of_slope | slope and da_next are multiplied as matrices
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope @ da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: names_mixed_up | dWax and dWaa are returned under each other's key
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWaa"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWax"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: no_square_mean_bias | The slope lacks its square and dba is a mean: two mistakes
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - state
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.mean(axis=1).reshape(-1, 1)
    return grads

# case: only_bias_averaged | dba is averaged
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.mean(axis=1).reshape(-1, 1)
    return grads

# case: plus_for_minus | The derivative is 1 + a^2
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 + np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: recurrent_weights_without_slope | dWaa skips the derivative of tanh
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(da_next, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: returns_a_tuple | The results are a tuple
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return tuple(grads.values())

# case: slope_alone | da_next is not used
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: slope_of_a_sigmoid | The derivative is that of the sigmoid: a (1 - a)
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = state * (1 - state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: slope_of_both_states | da_prev is multiplied by the slope at a_prev as well
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta) * (1 - before ** 2)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: slope_of_the_state_before | The derivative is taken at a_prev
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(before)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: slope_twice | The derivative of tanh enters twice
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: slope_without_square | The derivative is 1 - a
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - state
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: square_outside | The derivative is (1 - a)^2
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = (1 - state) ** 2
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: state_gradient_keeps_da_next | da_prev adds da_next, as if there were a shortcut
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta) + da_next
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: state_gradient_not_transposed | da_prev uses Waa without transposing
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: sums_over_features | dba is summed over the features
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=0).reshape(1, -1)
    return grads

# case: tanh_of_tanh | The derivative applies tanh once more
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(np.tanh(state))
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: weights_averaged | dWax and dWaa are divided by m
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T) / xt.shape[1]
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T) / xt.shape[1]
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: weights_with_state_after | dWaa uses a_next and dxt skips the slope: two mistakes
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, da_next)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, state.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: wrong_weights_for_the_state | da_prev uses Wax
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Wax.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: dz_divided_by_m | Dz divided by m
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next / da_next.shape[1]
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: dba_summed_with_da_next | Dba summed with da_next
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = (delta + da_next).sum(axis=1).reshape(-1, 1)
    return grads

# case: dwax_uses_slope_only | DWax uses slope only
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(slope, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: sqrt_slope | Sqrt slope
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = np.sqrt(1 - np.square(state))
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: da_prev_as_waa_t_da_next_slope_afterward | Da_prev as Waa.T @ da_next * slope afterwards
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, da_next) * slope
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: weights_get_regularised | Weights get regularised
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T) + Waa
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: dba_is_a_row | Dba is a row
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(1, -1)
    return grads

# case: da_next_of_the_state_before_slope_at_a_p | Da_next of the state before: slope at a_prev for da_prev and dWaa only
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, (1 - before ** 2) * da_next)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: the_slope_is_1_tanh_a_2 | The slope is (1 - tanh(a))^2
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = (1 - np.tanh(state)) ** 2
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: the_weighted_sum_is_made_again_with_the | The weighted sum is made again with the new state
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.tanh(Wax @ xt + Waa @ state + parameters["ba"]) ** 2
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: dwax_is_the_outer_product_the_other_way | DWax is the outer product the other way
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta.T, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads

# case: da_prev_multiplies_from_the_right | Da_prev multiplies from the right
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta) + 0
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(delta.T, Waa).T
    grads["dWaa"] = np.dot(before, delta.T)
    grads["dba"] = delta.sum(axis=-1) * 1.0 + 0 * delta.mean().reshape(-1, 1)
    return grads

# case: the_gradients_of_a_mean_loss_everything | The gradients of a mean loss: everything but dxt and da_prev divided by m
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T) / xt.shape[1]
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T) / xt.shape[1]
    grads["dba"] = delta.mean(axis=1).reshape(-1, 1)
    return grads

# case: dba_takes_the_slope_alone | Dba takes the slope alone
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Wax.T, delta)
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = slope.sum(axis=1).reshape(-1, 1)
    return grads

# case: dxt_through_the_recurrent_weights_cut_to | Dxt through the recurrent weights cut to size
def rnn_cell_backward(da_next, cache):
    (state, before, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    slope = 1 - np.square(state)
    delta = slope * da_next
    grads = {}
    grads["dxt"] = np.dot(Waa.T, delta)[: len(xt)]
    grads["dWax"] = np.dot(delta, xt.T)
    grads["da_prev"] = np.dot(Waa.T, delta)
    grads["dWaa"] = np.dot(delta, before.T)
    grads["dba"] = delta.sum(axis=1).reshape(-1, 1)
    return grads
