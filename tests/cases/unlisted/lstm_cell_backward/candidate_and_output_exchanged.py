# The gradients of candidate and output gate change places.
# says: dWc|dcct; dWo|dot

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
