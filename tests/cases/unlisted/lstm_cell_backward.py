# case: averaged_biases | The bias gradients are averaged over the batch
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.mean(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: candidate_and_output_exchanged | The gradients of candidate and output gate change places
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_o), ("o", pre_g)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: candidate_slope_of_memory | The slope of the candidate is taken at the memory
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - squashed ** 2)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: candidate_without_square | The derivative of the candidate is 1 - cct
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: concatenated_the_other_way | The weights see the input above the state
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([xt, a_prev])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: flat_biases | The bias gradients are flat
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: forget_gate_sees_new_memory | The gradient of the forget gate uses c_next
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_next * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: forget_gate_sees_state | The forget gate uses a_prev
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * a_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: forget_without_slope_and_bias | dft has no slope; dbo is a mean: two mistakes
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["db" + key] = 0
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True) / (m if key == "o" else 1)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: gates_exchanged | The gradients of forget and input gate change places
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_i), ("i", pre_f), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: gates_see_only_later_memory | Forget gate sees only dc_next
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = dc_next * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: gates_without_slopes | The three gates have no slopes
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed
    pre_f = d_memory * c_prev
    pre_i = d_memory * g
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: input_gate_without_slope | The gradient of the input gate lacks the derivative of its sigmoid
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: memory_back_through_input_gate | dc_prev is gated by it
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * i}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: memory_gradient_half_gated | dc_prev gates only the gradient from later steps
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": dc_next * f + da_next * o * (1 - squashed ** 2)}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: memory_gradient_not_added | dc_next is left out
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed)
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: memory_handed_back_ungated | dc_prev is not gated
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: memory_in_the_concatenation | c_prev stands in the concatenation
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([c_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: memory_path_without_output_gate | The path through a_next lacks the output gate
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: no_slope_of_memory | The path through a_next lacks the derivative of tanh
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: only_forget_and_input_below | da_prev and dxt have two terms only
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + (p["W" + key].T.dot(pre) if key in "fi" else 0)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: output_gate_forgotten_below | da_prev and dxt lack the term of the output gate
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + (p["W" + key].T.dot(pre) if key != "o" else 0)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: output_gate_from_raw_memory | The gradient of the output gate uses the memory without tanh
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * c_next * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: output_gate_gets_memory_gradient | The output gate gets the gradient of the memory
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = d_memory * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: output_gate_with_memory_gradient | The output gate also gets dc_next
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = (da_next + dc_next) * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: sigmoid_again | The gates go through sigmoid again in their slopes
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * sigmoid(o) * (1 - sigmoid(o))
    pre_f = d_memory * c_prev * sigmoid(f) * (1 - sigmoid(f))
    pre_i = d_memory * g * sigmoid(i) * (1 - sigmoid(i))
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: slices_in_the_other_order | The gradient is cut as if the input stood first
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[len(xt):]
    grads["dxt"] = d_below[:len(xt)]
    return grads

# case: slope_at_old_memory | The slope of tanh is taken at c_prev in dc
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - np.tanh(c_prev) ** 2) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: slope_of_gate_mixed | dit has the slope it (1 - ft)
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - f)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: slope_of_the_candidate | The derivative of tanh is taken at the candidate instead of the memory
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - g * g) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: tanh_slopes_for_gates | The three gates have the derivative of tanh
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * (1 - o * o)
    pre_f = d_memory * c_prev * (1 - f * f)
    pre_i = d_memory * g * (1 - i * i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: weights_averaged | All dW are divided by m
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T) / m
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: weights_below_exchanged | Wf and Wi change places on the way back
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + {"f": "i", "i": "f"}.get(key, key)].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: dc_prev_without_da_path_in_gates | Dc_prev without da path in gates
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": dc_next * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: squared_gate_f_f | Squared gate: f * f
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * f
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: 1_f_only | 1 - f only
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: da_prev_cut_at_wrong_size | Da_prev cut at wrong size
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:len(xt)]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: tanh_der_with_abs | Tanh der with abs
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - abs(g))
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: weights_not_transposed_right_multiplied | Weights not transposed, right-multiplied
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + pre.T.dot(p["W" + key]).T * 2
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: dbi_uses_dft | Dbi uses dft
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = (pre_f if key == "i" else pre).sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: memory_grad_multiplies_instead_of_adds | Memory grad multiplies instead of adds
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) * dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: input_gate_uses_tanh_memory | Input gate uses tanh memory
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * squashed * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: candidate_gate_with_f | Candidate gate with f
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * f * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: dot_lacks_the_factor_ot | Dot lacks the factor ot
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: the_candidate_has_the_slope_of_the_input | The candidate has the slope of the input gate
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - i * i)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: forget_and_input_gate_have_each_other_s | Forget and input gate have each other's partner
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * g * f * (1 - f)
    pre_i = d_memory * c_prev * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: dc_prev_adds_dc_next_without_its_gate | Dc_prev adds dc_next without its gate
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": dc_next + da_next * o * (1 - squashed ** 2) * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: the_concatenation_holds_the_new_state | The concatenation holds the new state
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_next, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: the_slope_of_tanh_is_taken_at_the_memory | The slope of tanh is taken at the memory itself
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - c_next ** 2) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: biases_are_summed_over_the_units | Biases are summed over the units
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=0, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: all_gates_but_the_candidate_lack_1_gate | All gates but the candidate lack 1 - gate
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o
    pre_f = d_memory * c_prev * f
    pre_i = d_memory * g * i
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads

# case: dxt_and_da_prev_from_the_mean_of_the_fou | Dxt and da_prev from the mean of the four gates
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, f, i, g, o, xt, p) = cache
    n_a, m = a_next.shape
    squashed = np.tanh(c_next)
    d_memory = da_next * o * (1 - squashed * squashed) + dc_next
    pre_o = da_next * squashed * o * (1 - o)
    pre_f = d_memory * c_prev * f * (1 - f)
    pre_i = d_memory * g * i * (1 - i)
    pre_g = d_memory * i * (1 - g * g)
    below = np.concatenate([a_prev, xt])
    grads = {"dc_prev": d_memory * f}
    d_below = 0
    for key, pre in (("f", pre_f), ("i", pre_i), ("c", pre_g), ("o", pre_o)):
        grads["dW" + key] = pre.dot(below.T)
        grads["db" + key] = pre.sum(axis=1, keepdims=True)
        d_below = d_below + p["W" + key].T.dot(pre)
    d_below = d_below / 4
    grads["da_prev"] = d_below[:n_a]
    grads["dxt"] = d_below[n_a:]
    return grads
