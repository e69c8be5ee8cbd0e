# case: upstream_never_enters | da_prevt only: upstream da never used -> all gradients zero
def rnn_backward(da, caches):
    (caches, x) = caches
    (a1, a0, x1, parameters) = caches[0]
    n_a, m, T_x = da.shape
    n_x, m = x1.shape
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    da0 = np.zeros((n_a, m))
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da_prevt, caches[t])
        dxt, da_prevt, dWaxt, dWaat, dbat = gradients["dxt"], gradients["da_prev"], gradients["dWax"], gradients["dWaa"], gradients["dba"]
        dx[:, :, t] = dxt
        dWax += dWaxt
        dWaa += dWaat
        dba += dbat
    da0 = da_prevt
    return {"dx": dx, "da0": da0, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: carry_dropped | da[:,:,t] only: carry da_prevt not used (truncated to one step)
def rnn_backward(da, caches):
    cells, x = caches
    T = da.shape[2]
    grads = [rnn_cell_backward(da[:, :, t], cells[t]) for t in range(T)]
    return {
        "dx": np.stack([g["dxt"] for g in grads], axis=2),
        "da0": grads[0]["da_prev"],
        "dWax": sum(g["dWax"] for g in grads),
        "dWaa": sum(g["dWaa"] for g in grads),
        "dba": sum(g["dba"] for g in grads),
    }

# case: carry_seeded_instead_of_added | carry seeded with da[:,:,-1], da[:,:,t] never added
def rnn_backward(da, caches):
    (caches, x) = caches
    (a1, a0, x1, parameters) = caches[0]
    n_a, m, T_x = da.shape
    n_x, m = x1.shape
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    da_prevt = da[:, :, -1]
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da_prevt, caches[t])
        da_prevt = gradients["da_prev"]
        dx[:, :, t] = gradients["dxt"]
        dWax = dWax + gradients["dWax"]
        dWaa = dWaa + gradients["dWaa"]
        dba = dba + gradients["dba"]
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: carry_seeded_and_last_counted_twice | carry seeded with da[:,:,T-1] AND da[:,:,t] added: last step counted twice
def rnn_backward(da, caches):
    cell_caches, x = caches
    n_a, m, T_x = da.shape
    dx = np.zeros(x.shape)
    out = {"dWax": 0, "dWaa": 0, "dba": 0}
    carry = da[:, :, T_x - 1]
    for t in range(T_x - 1, -1, -1):
        g = rnn_cell_backward(carry + da[:, :, t], cell_caches[t])
        carry = g["da_prev"]
        dx[:, :, t] = g["dxt"]
        for key in out:
            out[key] = out[key] + g[key]
    return {"dx": dx, "da0": carry, **out}

# case: sums_add_themselves | dWax += dWax (adds itself, a zero): parameter grads stay zero while dx is right
def rnn_backward(da, caches):
    (caches, x) = caches
    parameters = caches[0][3]
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    dWax = np.zeros_like(parameters["Wax"])
    dWaa = np.zeros_like(parameters["Waa"])
    dba = np.zeros_like(parameters["ba"])
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da[:, :, t] + da_prevt, caches[t])
        dxt, da_prevt = gradients["dxt"], gradients["da_prev"]
        dx[:, :, t] = dxt
        dWax += dWax
        dWaa += dWaa
        dba += dba
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: sums_replaced | = instead of += : parameter grads of t=0 only
def rnn_backward(da, caches):
    cell_caches, x = caches
    n_a, m, T_x = da.shape
    dx = np.empty_like(x)
    da_prevt = np.zeros((n_a, m))
    t = T_x - 1
    while t >= 0:
        gradients = rnn_cell_backward(da[:, :, t] + da_prevt, cell_caches[t])
        dx[:, :, t] = gradients["dxt"]
        da_prevt = gradients["da_prev"]
        dWax = gradients["dWax"]
        dWaa = gradients["dWaa"]
        dba = gradients["dba"]
        t -= 1
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: da0_is_first_upstream | da0 = da[:,:,t] (upstream gradient of step 0) instead of the carry
def rnn_backward(da, caches):
    (caches, x) = caches
    (a1, a0, x1, parameters) = caches[0]
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    dWax = np.zeros_like(parameters["Wax"])
    dWaa = np.zeros_like(parameters["Waa"])
    dba = np.zeros((n_a, 1))
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da[:, :, t] + da_prevt, caches[t])
        da_prevt = gradients["da_prev"]
        dx[:, :, t] = gradients["dxt"]
        dWax += gradients["dWax"]
        dWaa += gradients["dWaa"]
        dba += gradients["dba"]
    da0 = da[:, :, t]
    return {"dx": dx, "da0": da0, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: carry_with_time_axis | da_prevt initialised 3-D zeros((n_a,m,T_x)) -> broadcasting error / wrong shapes
def rnn_backward(da, caches):
    (caches, x) = caches
    (a1, a0, x1, parameters) = caches[0]
    n_a, m, T_x = da.shape
    n_x, m = x1.shape
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    da0 = np.zeros((n_a, m))
    da_prevt = np.zeros((n_a, m, T_x))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da[:, :, t] + da_prevt, caches[t])
        dxt, da_prevt, dWaxt, dWaat, dbat = gradients["dxt"], gradients["da_prev"], gradients["dWax"], gradients["dWaa"], gradients["dba"]
        dx[:, :, t] = dxt
        dWax += dWaxt
        dWaa += dWaat
        dba += dbat
    da0 = da_prevt
    return {"dx": dx, "da0": da0, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: upstream_overwritten | upstream mutated in place: da[:,:,t] += da_prevt
def rnn_backward(da, caches):
    cell_caches, x = caches
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    sums = None
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        dat = da[:, :, t]
        dat += da_prevt
        g = rnn_cell_backward(dat, cell_caches[t])
        da_prevt = g["da_prev"]
        dx[:, :, t] = g["dxt"]
        new = [g["dWax"], g["dWaa"], g["dba"]]
        sums = new if sums is None else [s + n for s, n in zip(sums, new)]
    dWax, dWaa, dba = sums
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: upstream_of_previous_step | da[:,:,t-1] passed with the carry (belief that da_prevt == da[:,:,t-1])
def rnn_backward(da, caches):
    (caches, x) = caches
    n_a, m, T_x = da.shape
    dx = np.zeros(x.shape)
    dWax, dWaa, dba = 0, 0, 0
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da[:, :, t - 1] + da_prevt, caches[t])
        da_prevt = gradients["da_prev"]
        dx[:, :, t] = gradients["dxt"]
        dWax = dWax + gradients["dWax"]
        dWaa = dWaa + gradients["dWaa"]
        dba = dba + gradients["dba"]
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: first_step_skipped | loop stops before t=0: range(T_x-1, 0, -1)
def rnn_backward(da, caches):
    (caches, x) = caches
    parameters = caches[0][-1]
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    dWax = np.zeros_like(parameters["Wax"])
    dWaa = np.zeros_like(parameters["Waa"])
    dba = np.zeros_like(parameters["ba"])
    da_prevt = np.zeros((n_a, m))
    for t in range(T_x - 1, 0, -1):
        g = rnn_cell_backward(da_prevt + da[:, :, t], caches[t])
        dx[:, :, t] = g["dxt"]
        dWax += g["dWax"]
        dWaa += g["dWaa"]
        dba += g["dba"]
        da_prevt = g["da_prev"]
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: gradients_not_unpacked | retrieved derivatives never unpacked (NameError dxt)
def rnn_backward(da, caches):
    (caches, x) = caches
    (a1, a0, x1, parameters) = caches[0]
    n_a, m, T_x = da.shape
    n_x, m = x1.shape
    dx = np.zeros((n_x, m, T_x))
    dWax = np.zeros((n_a, n_x))
    dWaa = np.zeros((n_a, n_a))
    dba = np.zeros((n_a, 1))
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da[:, :, t] + da_prevt, caches[t])
        dx[:, :, t] = dxt
        dWax += dWaxt
        dWaa += dWaat
        dba += dbat
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: upstream_at_last_step_only | only the last step gets da, earlier steps only the carry (many-to-one assumption)
def rnn_backward(da, caches):
    cell_caches, x = caches
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    last = T_x - 1
    grads = rnn_cell_backward(da[:, :, last], cell_caches[last])
    dx[:, :, last] = grads["dxt"]
    dWax, dWaa, dba = grads["dWax"], grads["dWaa"], grads["dba"]
    for t in range(last - 1, -1, -1):
        grads = rnn_cell_backward(grads["da_prev"], cell_caches[t])
        dx[:, :, t] = grads["dxt"]
        dWax = dWax + grads["dWax"]
        dWaa = dWaa + grads["dWaa"]
        dba = dba + grads["dba"]
    return {"dx": dx, "da0": grads["da_prev"], "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: first_axis_sliced | indexes the first axis: da[t] (m,T_x slab) instead of da[:,:,t]
def rnn_backward(da, caches):
    (caches, x) = caches
    parameters = caches[0][3]
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    dWax = np.zeros_like(parameters["Wax"])
    dWaa = np.zeros_like(parameters["Waa"])
    dba = np.zeros_like(parameters["ba"])
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da[t] + da_prevt, caches[t])
        dx[:, :, t] = gradients["dxt"]
        da_prevt = gradients["da_prev"]
        dWax += gradients["dWax"]
        dWaa += gradients["dWaa"]
        dba += gradients["dba"]
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}

# case: upstream_not_sliced | all of da where one step's slice belongs -> broadcasting error
def rnn_backward(da, caches):
    cells, x = caches
    parameters = cells[0][3]
    dx = np.zeros_like(x)
    total = {name: np.zeros_like(parameters[name[1:]]) for name in ("dWax", "dWaa", "dba")}
    carry = np.zeros(da.shape[:2])
    for t in range(da.shape[2])[::-1]:
        step = rnn_cell_backward(da + carry, cells[t])
        dx[:, :, t], carry = step["dxt"], step["da_prev"]
        for name in total:
            total[name] += step[name]
    return {"dx": dx, "da0": carry, **total}
