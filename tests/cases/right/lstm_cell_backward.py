# case: the long formulas, weights cut in two
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    n_x, m = xt.shape
    n_a, m = a_next.shape
    dot = da_next * np.tanh(c_next) * ot * (1 - ot)
    dcct = (dc_next * it + ot * (1 - np.square(np.tanh(c_next))) * it * da_next) * (1 - np.square(cct))
    dit = (dc_next * cct + ot * (1 - np.square(np.tanh(c_next))) * cct * da_next) * it * (1 - it)
    dft = (dc_next * c_prev + ot * (1 - np.square(np.tanh(c_next))) * c_prev * da_next) * ft * (1 - ft)
    concat = np.concatenate((a_prev, xt), axis=0).T
    dWf = np.dot(dft, concat)
    dWi = np.dot(dit, concat)
    dWc = np.dot(dcct, concat)
    dWo = np.dot(dot, concat)
    dbf = np.sum(dft, axis=1, keepdims=True)
    dbi = np.sum(dit, axis=1, keepdims=True)
    dbc = np.sum(dcct, axis=1, keepdims=True)
    dbo = np.sum(dot, axis=1, keepdims=True)
    Wf, Wi, Wc, Wo = (parameters[k] for k in ("Wf", "Wi", "Wc", "Wo"))
    da_prev = np.dot(Wf[:, :n_a].T, dft) + np.dot(Wi[:, :n_a].T, dit) + np.dot(Wc[:, :n_a].T, dcct) + np.dot(Wo[:, :n_a].T, dot)
    dc_prev = dc_next * ft + ot * (1 - np.square(np.tanh(c_next))) * ft * da_next
    dxt = np.dot(Wf[:, n_a:].T, dft) + np.dot(Wi[:, n_a:].T, dit) + np.dot(Wc[:, n_a:].T, dcct) + np.dot(Wo[:, n_a:].T, dot)
    gradients = {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf,
                 "dWi": dWi, "dbi": dbi, "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}
    return gradients

# case: all gates stacked
def lstm_cell_backward(da_next, dc_next, cache):
    a_next, c_next, a_prev, c_prev, f, i, g, o, xt, params = cache
    n_a = len(a_next)
    t = np.tanh(c_next)
    dc = dc_next + da_next * o * (1 - t * t)
    D = np.vstack([dc * c_prev * f * (1 - f), dc * g * i * (1 - i), dc * i * (1 - g * g), da_next * t * o * (1 - o)])
    W = np.vstack([params[k] for k in ("Wf", "Wi", "Wc", "Wo")])
    dstacked = W.T @ D
    grads = {"da_prev": dstacked[:n_a], "dxt": dstacked[n_a:], "dc_prev": dc * f}
    for k, dW, d in zip("fico", np.split(D @ np.vstack([a_prev, xt]).T, 4), np.split(D, 4)):
        grads["dW" + k] = dW
        grads["db" + k] = d.sum(axis=1, keepdims=True)
    return grads

# case: helper functions for the slopes, einsum for the sums
def slope_sigmoid(s):
    return s - s * s

def slope_tanh(t):
    return (1 - t) * (1 + t)

def lstm_cell_backward(da_next, dc_next, cache):
    a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters = cache
    memory = np.tanh(c_next)
    dc = np.multiply(np.multiply(da_next, ot), slope_tanh(memory)) + dc_next
    d = {
        "f": dc * c_prev * slope_sigmoid(ft),
        "i": dc * cct * slope_sigmoid(it),
        "c": dc * it * slope_tanh(cct),
        "o": da_next * memory * slope_sigmoid(ot),
    }
    seen = np.concatenate([a_prev, xt])
    grads = {"dc_prev": dc * ft}
    for k in d:
        grads[f"dW{k}"] = np.einsum("am,km->ak", d[k], seen)
        grads[f"db{k}"] = np.einsum("am->a", d[k]).reshape((-1, 1))
    dseen = sum(np.einsum("ak,am->km", parameters[f"W{k}"], d[k]) for k in d)
    grads["da_prev"], grads["dxt"] = np.split(dseen, [a_prev.shape[0]], axis=0)
    return grads

# case: the hidden state used for the output gate, work on own copies in place
def lstm_cell_backward(da_next, dc_next, cache):
    a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters = cache
    n_a = a_next.shape[0]
    dc = np.array(dc_next)
    dc += da_next * (ot - a_next**2 / ot)
    dot = da_next * a_next
    dot *= 1 - ot
    dft = dc * (c_next - it * cct)
    dft *= 1 - ft
    dit = dc * cct * it * (1 - it)
    dcct = dc * it * (1 - cct**2)
    both = np.vstack((a_prev, xt))
    grads = {}
    back = np.zeros_like(both)
    for key, d in [("f", dft), ("i", dit), ("c", dcct), ("o", dot)]:
        grads["dW" + key], grads["db" + key] = d @ both.T, d @ np.ones((d.shape[1], 1))
        back += parameters["W" + key].T @ d
    grads.update(dxt=back[n_a:], da_prev=back[:n_a], dc_prev=dc * ft)
    return grads
