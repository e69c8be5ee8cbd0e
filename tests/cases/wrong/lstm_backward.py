# case: no_carry_at_all | neither da_prevt nor dc_prevt ever updated (a widely copied template)
def lstm_backward(da, caches):
    (caches, x) = caches
    (a1, c1, a0, c0, f1, i1, cc1, o1, x1, parameters) = caches[0]
    n_a, m, T_x = da.shape
    n_x, m = x1.shape
    dx = np.zeros((n_x, m, T_x))
    da0 = np.zeros((n_a, m))
    da_prevt = np.zeros((n_a, m))
    dc_prevt = np.zeros((n_a, m))
    dWf = np.zeros((n_a, n_a + n_x))
    dWi = np.zeros((n_a, n_a + n_x))
    dWc = np.zeros((n_a, n_a + n_x))
    dWo = np.zeros((n_a, n_a + n_x))
    dbf = np.zeros((n_a, 1))
    dbi = np.zeros((n_a, 1))
    dbc = np.zeros((n_a, 1))
    dbo = np.zeros((n_a, 1))
    for t in reversed(range(T_x)):
        gradients = lstm_cell_backward(da[:, :, t], dc_prevt, caches[t])
        dx[:, :, t] = gradients["dxt"]
        dWf = dWf + gradients["dWf"]
        dWi = dWi + gradients["dWi"]
        dWc = dWc + gradients["dWc"]
        dWo = dWo + gradients["dWo"]
        dbf = dbf + gradients["dbf"]
        dbi = dbi + gradients["dbi"]
        dbc = dbc + gradients["dbc"]
        dbo = dbo + gradients["dbo"]
    da0 = gradients["da_prev"]
    return {"dx": dx, "da0": da0, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: carry_dropped | da_prevt not added to da[:,:,t] (dc carried)
def lstm_backward(da, caches):
    cells, x = caches
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    keys = ["dWf", "dbf", "dWi", "dbi", "dWc", "dbc", "dWo", "dbo"]
    total = dict.fromkeys(keys, 0)
    dc_prevt = np.zeros((n_a, m))
    for t in range(T_x)[::-1]:
        g = lstm_cell_backward(da[:, :, t], dc_prevt, cells[t])
        dc_prevt = g["dc_prev"]
        dx[:, :, t] = g["dxt"]
        for k in keys:
            total[k] = total[k] + g[k]
    total["dx"] = dx
    total["da0"] = g["da_prev"]
    return total

# case: sums_replaced | = instead of +=
def lstm_backward(da, caches):
    (caches, x) = caches
    n_a, m, T_x = da.shape
    dx = np.zeros(x.shape)
    da_prevt = np.zeros((n_a, m))
    dc_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = lstm_cell_backward(da[:, :, t] + da_prevt, dc_prevt, caches[t])
        da_prevt = gradients["da_prev"]
        dc_prevt = gradients["dc_prev"]
        dx[:, :, t] = gradients["dxt"]
        dWf = gradients["dWf"]
        dWi = gradients["dWi"]
        dWc = gradients["dWc"]
        dWo = gradients["dWo"]
        dbf = gradients["dbf"]
        dbi = gradients["dbi"]
        dbc = gradients["dbc"]
        dbo = gradients["dbo"]
    da0 = da_prevt
    return {"dx": dx, "da0": da0, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: output_bias_takes_candidate_bias | dbo takes gradients["dbc"]
def lstm_backward(da, caches):
    (caches, x) = caches
    parameters = caches[0][9]
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    dWf, dWi, dWc, dWo = [np.zeros_like(parameters[W]) for W in ("Wf", "Wi", "Wc", "Wo")]
    dbf, dbi, dbc, dbo = [np.zeros((n_a, 1)) for _ in range(4)]
    da_prevt = np.zeros((n_a, m))
    dc_prevt = np.zeros_like(da_prevt)
    for t in range(T_x - 1, -1, -1):
        gradients = lstm_cell_backward(da_prevt + da[:, :, t], dc_prevt, caches[t])
        da_prevt, dc_prevt = gradients["da_prev"], gradients["dc_prev"]
        dx[:, :, t] = gradients["dxt"]
        dWf += gradients["dWf"]
        dWi += gradients["dWi"]
        dWc += gradients["dWc"]
        dWo += gradients["dWo"]
        dbf += gradients["dbf"]
        dbi += gradients["dbi"]
        dbc += gradients["dbc"]
        dbo += gradients["dbc"]
    return {"dx": dx, "da0": da_prevt, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: no_carry_and_sums_replaced | the same template with "=": last step only (t=0)
def lstm_backward(da, caches):
    (caches, x) = caches
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    dc_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = lstm_cell_backward(da[:, :, t], dc_prevt, caches[t])
        dx[:, :, t] = gradients["dxt"]
    gradients["dx"] = dx
    gradients["da0"] = gradients.pop("da_prev")
    del gradients["dxt"], gradients["dc_prev"]
    return gradients

# case: carry_dropped_and_sums_replaced | da carry missing and "=" instead of "+="
def lstm_backward(da, caches):
    (caches, x) = caches
    n_a, m, T_x = da.shape
    n_x = x.shape[0]
    dx = np.zeros((n_x, m, T_x))
    dc_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        grads = lstm_cell_backward(da[:, :, t], dc_prevt, caches[t])
        dx[:, :, t] = grads["dxt"]
        dc_prevt = grads["dc_prev"]
        dWf, dWi, dWc, dWo = grads["dWf"], grads["dWi"], grads["dWc"], grads["dWo"]
        dbf, dbi, dbc, dbo = grads["dbf"], grads["dbi"], grads["dbc"], grads["dbo"]
        da0 = grads["da_prev"]
    return {"dx": dx, "da0": da0, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}
