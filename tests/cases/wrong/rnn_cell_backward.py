# case: upstream_forgotten | da_next forgotten: dtanh = 1 - a_next^2
def rnn_cell_backward(da_next, cache):
    (a_next, a_prev, xt, parameters) = cache
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    dtanh = 1 - a_next ** 2
    dxt = np.dot(Wax.T, dtanh)
    dWax = np.dot(dtanh, xt.T)
    da_prev = np.dot(Waa.T, dtanh)
    dWaa = np.dot(dtanh, a_prev.T)
    dba = np.sum(dtanh, axis=1, keepdims=True)
    gradients = {"dxt": dxt, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}
    return gradients

# case: tanh_derivative_missing | tanh derivative left out: dtanh = da_next
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, p = cache
    d = da_next
    return dict(
        dxt=p["Wax"].T @ d,
        dWax=d @ xt.T,
        da_prev=p["Waa"].T @ d,
        dWaa=d @ a_prev.T,
        dba=d.sum(axis=1, keepdims=True),
    )

# case: dba_without_keepdims | dba without keepdims: shape (n_a,)
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dz = da_next * (1 - np.square(a_next))
    gradients = {}
    gradients["dxt"] = parameters["Wax"].T.dot(dz)
    gradients["dWax"] = dz.dot(xt.T)
    gradients["da_prev"] = parameters["Waa"].T.dot(dz)
    gradients["dWaa"] = dz.dot(a_prev.T)
    gradients["dba"] = dz.sum(1)
    return gradients

# case: dba_is_mean | dba is the mean over the batch
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dtanh = np.multiply(da_next, 1 - np.power(a_next, 2))
    dxt = np.matmul(parameters["Wax"].T, dtanh)
    dWax = np.matmul(dtanh, xt.T)
    da_prev = np.matmul(parameters["Waa"].T, dtanh)
    dWaa = np.matmul(dtanh, a_prev.T)
    dba = np.mean(dtanh, axis=1, keepdims=True)
    return {"dba": dba, "dWaa": dWaa, "da_prev": da_prev, "dWax": dWax, "dxt": dxt}

# case: dba_over_units | dba summed over the wrong axis (axis=0)
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dtanh = (1 - a_next * a_next) * da_next
    dxt = np.dot(parameters["Wax"].T, dtanh)
    dWax = np.dot(dtanh, xt.T)
    da_prev = np.dot(parameters["Waa"].T, dtanh)
    dWaa = np.dot(dtanh, a_prev.T)
    dba = np.sum(dtanh, axis=0)
    return {"dxt": dxt, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: dxt_not_transposed | Wax not transposed: np.dot(Wax, dtanh)
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    Wax, Waa = parameters["Wax"], parameters["Waa"]
    dtanh = (1 - a_next**2) * da_next
    dxt = np.dot(Wax, dtanh)
    dWax = np.dot(dtanh, xt.T)
    da_prev = np.dot(Waa.T, dtanh)
    dWaa = np.dot(dtanh, a_prev.T)
    dba = np.sum(dtanh, 1, keepdims=True)
    return {"dxt": dxt, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: dWaa_with_new_state | dWaa with a_next.T instead of a_prev.T
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    Wax, Waa = parameters["Wax"], parameters["Waa"]
    delta = da_next - da_next * a_next**2
    dxt = Wax.T @ delta
    dWax = delta @ xt.T
    da_prev = Waa.T @ delta
    dWaa = delta @ a_next.T
    dba = delta.sum(axis=-1)[:, None]
    return {"dxt": dxt, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: dWaa_transposed | dWaa transposed: np.dot(a_prev, dtanh.T)
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dtanh = (1 - a_next**2) * da_next
    dWaa = np.dot(a_prev, dtanh.T)
    dWax = np.dot(dtanh, xt.T)
    dba = np.sum(dtanh, axis=1).reshape(-1, 1)
    da_prev = np.dot(parameters["Waa"].T, dtanh)
    dxt = np.dot(parameters["Wax"].T, dtanh)
    return {"dxt": dxt, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: dWax_transposed | dWax = np.dot(xt, dtanh.T): shape (n_x,n_a)
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dtanh = (1 - a_next**2) * da_next
    dWax = np.dot(xt, dtanh.T)
    dWaa = np.dot(dtanh, a_prev.T)
    dba = np.sum(dtanh, axis=1, keepdims=1)
    da_prev = np.dot(parameters["Waa"].T, dtanh)
    dxt = np.dot(parameters["Wax"].T, dtanh)
    return {"dxt": dxt, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: key_dx | key "dx" instead of "dxt"
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dtanh = (1 - a_next**2) * da_next
    dx = np.einsum("ax,am->xm", parameters["Wax"], dtanh)
    dWax = np.einsum("am,xm->ax", dtanh, xt)
    da_prev = np.einsum("ab,am->bm", parameters["Waa"], dtanh)
    dWaa = np.einsum("am,bm->ab", dtanh, a_prev)
    dba = np.einsum("am->a", dtanh).reshape(-1, 1)
    return {"dx": dx, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: divided_by_batch_size | gradients divided by m
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    m = xt.shape[1]
    dtanh = (1 - a_next**2) * da_next
    dxt = parameters["Wax"].T @ dtanh
    da_prev = parameters["Waa"].T @ dtanh
    dWax = 1 / m * dtanh @ xt.T
    dWaa = 1 / m * dtanh @ a_prev.T
    dba = 1 / m * np.sum(dtanh, axis=1, keepdims=True)
    return {"dxt": dxt, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: derivative_reciprocal | reciprocal derivative 1/(1-a_next^2)
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dtanh = 1 / (1 - a_next**2)
    dz = dtanh * da_next
    dxt = np.dot(parameters["Wax"].T, dz)
    dWax = np.dot(dz, xt.T)
    da_prev = np.dot(parameters["Waa"].T, dz)
    dWaa = np.dot(dz, a_prev.T)
    dba = np.sum(dz, axis=1, keepdims=True)
    return {"dxt": dxt, "da_prev": da_prev, "dWax": dWax, "dWaa": dWaa, "dba": dba}
