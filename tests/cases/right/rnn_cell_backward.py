# case: np.dot, keys one by one in another order
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    dtanh = (1 - np.power(a_next, 2)) * da_next
    gradients = {}
    gradients["dba"] = np.sum(dtanh, axis=1, keepdims=True)
    gradients["dWaa"] = np.dot(dtanh, a_prev.T)
    gradients["dWax"] = np.dot(dtanh, xt.T)
    gradients["da_prev"] = np.dot(parameters["Waa"].T, dtanh)
    gradients["dxt"] = np.dot(parameters["Wax"].T, dtanh)
    return gradients

# case: einsum
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, p = cache
    dz = da_next - da_next * a_next * a_next
    return {
        "dxt": np.einsum("ax,am->xm", p["Wax"], dz),
        "da_prev": np.einsum("ab,am->bm", p["Waa"], dz),
        "dWax": np.einsum("am,xm->ax", dz, xt),
        "dWaa": np.einsum("am,bm->ab", dz, a_prev),
        "dba": np.einsum("am->a", dz)[:, np.newaxis],
    }

# case: outer products, one example after the other
def rnn_cell_backward(da_next, cache):
    a_next, a_prev, xt, parameters = cache
    Wax, Waa = parameters["Wax"], parameters["Waa"]
    dWax, dWaa, dba = np.zeros(Wax.shape), np.zeros(Waa.shape), np.zeros((Waa.shape[0], 1))
    dxt, da_prev = np.zeros(xt.shape), np.zeros(a_prev.shape)
    for j in range(xt.shape[1]):
        dz = (1 - a_next[:, j] ** 2) * da_next[:, j]
        dWax += np.outer(dz, xt[:, j])
        dWaa += np.outer(dz, a_prev[:, j])
        dba[:, 0] += dz
        dxt[:, j] = dz @ Wax
        da_prev[:, j] = dz @ Waa
    return dict(dxt=dxt, da_prev=da_prev, dWax=dWax, dWaa=dWaa, dba=dba)

# case: the state computed again, in place on a copy
def rnn_cell_backward(da_next, cache):
    _, a_prev, xt, parameters = cache
    z = parameters["Wax"] @ xt + parameters["Waa"] @ a_prev + parameters["ba"]
    dz = da_next.copy()
    dz *= 1 / np.cosh(z) ** 2
    dba = np.dot(dz, np.ones((dz.shape[1], 1)))
    return {"dxt": parameters["Wax"].T @ dz, "da_prev": parameters["Waa"].T @ dz,
            "dWax": (xt @ dz.T).T, "dWaa": (a_prev @ dz.T).T, "dba": dba}
