# case: candidate_extra_factor | extra cct factor and tanh(cct): dcct from a misprinted formula
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    n_x, m = xt.shape
    n_a, m = a_next.shape
    tc = np.tanh(c_next)
    dot = da_next * tc * ot * (1 - ot)
    dcct = (dc_next * it + ot * (1 - tc ** 2) * it * da_next * cct) * (1 - np.tanh(cct) ** 2)
    dit = (dc_next * cct + ot * (1 - tc ** 2) * cct * da_next) * it * (1 - it)
    dft = (dc_next * c_prev + ot * (1 - tc ** 2) * c_prev * da_next) * ft * (1 - ft)
    concat = np.concatenate((a_prev, xt), axis=0)
    dWf = np.dot(dft, concat.T)
    dWi = np.dot(dit, concat.T)
    dWc = np.dot(dcct, concat.T)
    dWo = np.dot(dot, concat.T)
    dbf = np.sum(dft, axis=1, keepdims=True)
    dbi = np.sum(dit, axis=1, keepdims=True)
    dbc = np.sum(dcct, axis=1, keepdims=True)
    dbo = np.sum(dot, axis=1, keepdims=True)
    Wf, Wi, Wc, Wo = parameters["Wf"], parameters["Wi"], parameters["Wc"], parameters["Wo"]
    da_prev = np.dot(Wf[:, :n_a].T, dft) + np.dot(Wi[:, :n_a].T, dit) + np.dot(Wc[:, :n_a].T, dcct) + np.dot(Wo[:, :n_a].T, dot)
    dc_prev = dc_next * ft + ot * (1 - tc ** 2) * ft * da_next
    dxt = np.dot(Wf[:, n_a:].T, dft) + np.dot(Wi[:, n_a:].T, dit) + np.dot(Wc[:, n_a:].T, dcct) + np.dot(Wo[:, n_a:].T, dot)
    return {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: parentheses_missing_with_candidate_factor | formula (8) typed literally without parentheses, same for dit/dft
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    n_a, m = a_next.shape
    dot = da_next*np.tanh(c_next)*ot*(1-ot)
    dcct = dc_next*it + ot*(1-np.tanh(c_next)**2)*it*da_next*cct*(1-np.tanh(cct)**2)
    dit = dc_next*cct + ot*(1-np.tanh(c_next)**2)*cct*da_next*it*(1-it)
    dft = dc_next*c_prev + ot*(1-np.tanh(c_next)**2)*c_prev*da_next*ft*(1-ft)
    stack = np.vstack((a_prev, xt)).T
    gradients = {}
    dstack = 0
    for g, d in (("f", dft), ("i", dit), ("c", dcct), ("o", dot)):
        gradients["dW" + g] = np.dot(d, stack)
        gradients["db" + g] = np.sum(d, axis=1, keepdims=True)
        dstack = dstack + np.dot(parameters["W" + g].T, d)
    gradients["da_prev"] = dstack[:n_a]
    gradients["dxt"] = dstack[n_a:]
    gradients["dc_prev"] = dc_next*ft + ot*(1-np.tanh(c_next)**2)*ft*da_next
    return gradients

# case: parentheses_missing | parentheses missing (no cct typo): gate derivative multiplies only the second term
def lstm_cell_backward(da_next, dc_next, cache):
    a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters = cache
    n_a = a_prev.shape[0]
    slope = 1 - np.square(np.tanh(c_next))
    via_a = da_next * ot * slope
    dft = dc_next * c_prev + via_a * c_prev * ft * (1 - ft)
    dit = dc_next * cct + via_a * cct * it * (1 - it)
    dcct = dc_next * it + via_a * it * (1 - np.square(cct))
    dot = da_next * np.tanh(c_next) * ot * (1 - ot)
    z = np.concatenate([a_prev, xt])
    back = (parameters["Wf"].T @ dft + parameters["Wi"].T @ dit
            + parameters["Wc"].T @ dcct + parameters["Wo"].T @ dot)
    return {
        "dxt": back[n_a:], "da_prev": back[:n_a],
        "dc_prev": (dc_next + via_a) * ft,
        "dWf": dft @ z.T, "dWi": dit @ z.T, "dWc": dcct @ z.T, "dWo": dot @ z.T,
        "dbf": dft.sum(1, keepdims=True), "dbi": dit.sum(1, keepdims=True),
        "dbc": dcct.sum(1, keepdims=True), "dbo": dot.sum(1, keepdims=True),
    }

# case: gate_derivatives_missing | gate nonlinearity derivatives left out everywhere
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    n_a = a_next.shape[0]
    dcn = dc_next + da_next * ot * (1 - np.tanh(c_next)**2)
    do = da_next * np.tanh(c_next)
    df = dcn * c_prev
    di = dcn * cct
    dg = dcn * it
    dc_prev = dcn * ft
    X = np.concatenate((a_prev, xt), axis=0)
    dWf, dWi, dWc, dWo = [np.dot(d, X.T) for d in (df, di, dg, do)]
    dbf, dbi, dbc, dbo = [d.sum(axis=1, keepdims=True) for d in (df, di, dg, do)]
    dX = sum(np.dot(parameters[k].T, d) for k, d in zip(["Wf", "Wi", "Wc", "Wo"], (df, di, dg, do)))
    gradients = {"dxt": dX[n_a:, :], "da_prev": dX[:n_a, :], "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf,
                 "dWi": dWi, "dbi": dbi, "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}
    return gradients

# case: gradients_instead_of_weights | da_prev/dxt use the gradients dWf.. instead of the weights Wf..
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    n_x, m = xt.shape
    n_a, m = a_next.shape
    dc = dc_next + ot * (1 - np.tanh(c_next) ** 2) * da_next
    dot = da_next * np.tanh(c_next) * ot * (1 - ot)
    dcct = dc * it * (1 - cct ** 2)
    dit = dc * cct * it * (1 - it)
    dft = dc * c_prev * ft * (1 - ft)
    concat = np.vstack((a_prev, xt))
    dWf = np.dot(dft, concat.T)
    dWi = np.dot(dit, concat.T)
    dWc = np.dot(dcct, concat.T)
    dWo = np.dot(dot, concat.T)
    dbf = np.sum(dft, axis=1).reshape(n_a, 1)
    dbi = np.sum(dit, axis=1).reshape(n_a, 1)
    dbc = np.sum(dcct, axis=1).reshape(n_a, 1)
    dbo = np.sum(dot, axis=1).reshape(n_a, 1)
    da_prev = np.dot(dWf[:, :n_a].T, dft) + np.dot(dWi[:, :n_a].T, dit) + np.dot(dWc[:, :n_a].T, dcct) + np.dot(dWo[:, :n_a].T, dot)
    dxt = np.dot(dWf[:, n_a:].T, dft) + np.dot(dWi[:, n_a:].T, dit) + np.dot(dWc[:, n_a:].T, dcct) + np.dot(dWo[:, n_a:].T, dot)
    dc_prev = dc * ft
    gradients = {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf,
                 "dWi": dWi, "dbi": dbi, "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}
    return gradients

# case: biases_from_weight_gradients | bias gradients summed from dW instead of the gate gradient
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    n_a = a_next.shape[0]
    dc = dc_next + ot * (1 - np.tanh(c_next)**2) * da_next
    d = {}
    d["f"] = dc * c_prev * ft * (1 - ft)
    d["i"] = dc * cct * it * (1 - it)
    d["c"] = dc * it * (1 - cct**2)
    d["o"] = da_next * np.tanh(c_next) * ot * (1 - ot)
    concat = np.concatenate((a_prev, xt), axis=0)
    gradients = {"dc_prev": dc * ft}
    dconcat = np.zeros_like(concat)
    for gate in d:
        gradients["dW" + gate] = d[gate] @ concat.T
        gradients["db" + gate] = np.sum(gradients["dW" + gate], axis=1, keepdims=True)
        dconcat += parameters["W" + gate].T @ d[gate]
    gradients["da_prev"], gradients["dxt"] = np.split(dconcat, [n_a])
    return gradients

# case: states_not_sliced | weights not sliced: full W.T -> da_prev and dxt have shape (n_a+n_x, m)
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    Wf, Wi, Wc, Wo = parameters["Wf"], parameters["Wi"], parameters["Wc"], parameters["Wo"]
    dc = dc_next + ot * (1 - np.tanh(c_next)**2) * da_next
    dft = dc * c_prev * ft * (1 - ft)
    dit = dc * cct * it * (1 - it)
    dcct = dc * it * (1 - cct**2)
    dot = da_next * np.tanh(c_next) * ot * (1 - ot)
    concat = np.concatenate((a_prev, xt), axis=0)
    dWf, dWi, dWc, dWo = dft @ concat.T, dit @ concat.T, dcct @ concat.T, dot @ concat.T
    dbf, dbi, dbc, dbo = (g.sum(axis=1, keepdims=True) for g in (dft, dit, dcct, dot))
    da_prev = Wf.T @ dft + Wi.T @ dit + Wc.T @ dcct + Wo.T @ dot
    dxt = Wf.T @ dft + Wi.T @ dit + Wc.T @ dcct + Wo.T @ dot
    dc_prev = dc * ft
    return {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf,
            "dWi": dWi, "dbi": dbi, "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: row_slices | slices rows instead of columns, Wf[:n_a,:]
def lstm_cell_backward(da_next, dc_next, cache):
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    n_a, m = a_next.shape
    Wf = parameters["Wf"]
    Wi = parameters["Wi"]
    Wc = parameters["Wc"]
    Wo = parameters["Wo"]
    tc = np.tanh(c_next)
    dot = da_next * tc * ot * (1 - ot)
    dcct = (dc_next * it + ot * (1 - tc**2) * it * da_next) * (1 - cct**2)
    dit = (dc_next * cct + ot * (1 - tc**2) * cct * da_next) * it * (1 - it)
    dft = (dc_next * c_prev + ot * (1 - tc**2) * c_prev * da_next) * ft * (1 - ft)
    concat = np.concatenate((a_prev, xt), axis=0)
    dWf = np.dot(dft, concat.T)
    dWi = np.dot(dit, concat.T)
    dWc = np.dot(dcct, concat.T)
    dWo = np.dot(dot, concat.T)
    dbf = np.sum(dft, axis=1, keepdims=True)
    dbi = np.sum(dit, axis=1, keepdims=True)
    dbc = np.sum(dcct, axis=1, keepdims=True)
    dbo = np.sum(dot, axis=1, keepdims=True)
    da_prev = np.dot(Wf[:n_a, :].T, dft) + np.dot(Wi[:n_a, :].T, dit) + np.dot(Wc[:n_a, :].T, dcct) + np.dot(Wo[:n_a, :].T, dot)
    dc_prev = dc_next * ft + ot * (1 - tc**2) * ft * da_next
    dxt = np.dot(Wf[n_a:, :].T, dft) + np.dot(Wi[n_a:, :].T, dit) + np.dot(Wc[n_a:, :].T, dcct) + np.dot(Wo[n_a:, :].T, dot)
    return {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: candidate_square_is_double | 1 - cct*2 instead of 1 - cct**2
def lstm_cell_backward(da_next, dc_next, cache):
    # Retrieve information from "cache"
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    # Retrieve dimensions from xt's and a_next's shape
    n_x, m = xt.shape
    n_a, m = a_next.shape
    # gates
    dot = da_next * np.tanh(c_next) * ot * (1 - ot)
    dcct = (dc_next * it + ot * (1 - np.square(np.tanh(c_next))) * it * da_next) * (1 - cct*2)
    dit = (dc_next * cct + ot * (1 - np.square(np.tanh(c_next))) * cct * da_next) * it * (1 - it)
    dft = (dc_next * c_prev + ot * (1 - np.square(np.tanh(c_next))) * c_prev * da_next) * ft * (1 - ft)
    # parameters
    concat = np.concatenate((a_prev, xt), axis=0).T
    dWf = np.dot(dft, concat)
    dWi = np.dot(dit, concat)
    dWc = np.dot(dcct, concat)
    dWo = np.dot(dot, concat)
    dbf = np.sum(dft, axis=1, keepdims=True)
    dbi = np.sum(dit, axis=1, keepdims=True)
    dbc = np.sum(dcct, axis=1, keepdims=True)
    dbo = np.sum(dot, axis=1, keepdims=True)
    # previous states and input
    Wf, Wi, Wc, Wo = (parameters[k] for k in ("Wf", "Wi", "Wc", "Wo"))
    da_prev = np.dot(Wf[:, :n_a].T, dft) + np.dot(Wi[:, :n_a].T, dit) + np.dot(Wc[:, :n_a].T, dcct) + np.dot(Wo[:, :n_a].T, dot)
    dc_prev = dc_next * ft + ot * (1 - np.square(np.tanh(c_next))) * ft * da_next
    dxt = np.dot(Wf[:, n_a:].T, dft) + np.dot(Wi[:, n_a:].T, dit) + np.dot(Wc[:, n_a:].T, dcct) + np.dot(Wo[:, n_a:].T, dot)
    return {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: candidate_tanh_applied_again | (1 - tanh(cct)^2): tanh applied twice to the candidate
def lstm_cell_backward(da_next, dc_next, cache):
    a_next, c_next, a_prev, c_prev, f, i, g, o, xt, params = cache
    n_a = len(a_next)
    t = np.tanh(c_next)
    dc = dc_next + da_next * o * (1 - t * t)
    df = dc * c_prev * f * (1 - f)
    di = dc * g * i * (1 - i)
    dg = dc * i * (1 - np.tanh(g)**2)
    do = da_next * t * o * (1 - o)
    stacked = np.vstack([a_prev, xt])
    D = np.vstack([df, di, dg, do])
    W = np.vstack([params[k] for k in ("Wf", "Wi", "Wc", "Wo")])
    dW = np.split(D @ stacked.T, 4)
    db = np.split(D.sum(axis=1, keepdims=True), 4)
    dstacked = W.T @ D
    grads = dict(zip(("dWf", "dWi", "dWc", "dWo", "dbf", "dbi", "dbc", "dbo"), dW + db))
    grads["da_prev"] = dstacked[:n_a]
    grads["dxt"] = dstacked[n_a:]
    grads["dc_prev"] = dc * f
    return grads

# case: dc_prev_without_hidden_state_path | dc_prev ignores the path through a_next: dc_prev = dc_next*ft
def lstm_cell_backward(da_next, dc_next, cache):
    # Retrieve information from "cache"
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    # Retrieve dimensions from xt's and a_next's shape
    n_x, m = xt.shape
    n_a, m = a_next.shape
    # gates
    dot = da_next * np.tanh(c_next) * ot * (1 - ot)
    dcct = (dc_next * it + ot * (1 - np.square(np.tanh(c_next))) * it * da_next) * (1 - np.square(cct))
    dit = (dc_next * cct + ot * (1 - np.square(np.tanh(c_next))) * cct * da_next) * it * (1 - it)
    dft = (dc_next * c_prev + ot * (1 - np.square(np.tanh(c_next))) * c_prev * da_next) * ft * (1 - ft)
    # parameters
    concat = np.concatenate((a_prev, xt), axis=0).T
    dWf = np.dot(dft, concat)
    dWi = np.dot(dit, concat)
    dWc = np.dot(dcct, concat)
    dWo = np.dot(dot, concat)
    dbf = np.sum(dft, axis=1, keepdims=True)
    dbi = np.sum(dit, axis=1, keepdims=True)
    dbc = np.sum(dcct, axis=1, keepdims=True)
    dbo = np.sum(dot, axis=1, keepdims=True)
    # previous states and input
    Wf, Wi, Wc, Wo = (parameters[k] for k in ("Wf", "Wi", "Wc", "Wo"))
    da_prev = np.dot(Wf[:, :n_a].T, dft) + np.dot(Wi[:, :n_a].T, dit) + np.dot(Wc[:, :n_a].T, dcct) + np.dot(Wo[:, :n_a].T, dot)
    dc_prev = dc_next * ft
    dxt = np.dot(Wf[:, n_a:].T, dft) + np.dot(Wi[:, n_a:].T, dit) + np.dot(Wc[:, n_a:].T, dcct) + np.dot(Wo[:, n_a:].T, dot)
    return {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: memory_gradient_dropped | dc_next dropped: gates only get the path through a_next
def lstm_cell_backward(da_next, dc_next, cache):
    a_next, c_next, a_prev, c_prev, f, i, g, o, xt, params = cache
    n_a = len(a_next)
    t = np.tanh(c_next)
    dc = da_next * o * (1 - t * t)
    df = dc * c_prev * f * (1 - f)
    di = dc * g * i * (1 - i)
    dg = dc * i * (1 - g * g)
    do = da_next * t * o * (1 - o)
    stacked = np.vstack([a_prev, xt])
    D = np.vstack([df, di, dg, do])
    W = np.vstack([params[k] for k in ("Wf", "Wi", "Wc", "Wo")])
    dW = np.split(D @ stacked.T, 4)
    db = np.split(D.sum(axis=1, keepdims=True), 4)
    dstacked = W.T @ D
    grads = dict(zip(("dWf", "dWi", "dWc", "dWo", "dbf", "dbi", "dbc", "dbo"), dW + db))
    grads["da_prev"] = dstacked[:n_a]
    grads["dxt"] = dstacked[n_a:]
    grads["dc_prev"] = dc * f
    return grads

# case: gates_without_memory_gradient | dc_next dropped in the gates, but not in dc_prev
def lstm_cell_backward(da_next, dc_next, cache):
    # Retrieve information from "cache"
    (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters) = cache
    # Retrieve dimensions from xt's and a_next's shape
    n_x, m = xt.shape
    n_a, m = a_next.shape
    # gates
    dot = da_next * np.tanh(c_next) * ot * (1 - ot)
    dcct = ot * (1 - np.square(np.tanh(c_next))) * it * da_next * (1 - np.square(cct))
    dit = ot * (1 - np.square(np.tanh(c_next))) * cct * da_next * it * (1 - it)
    dft = ot * (1 - np.square(np.tanh(c_next))) * c_prev * da_next * ft * (1 - ft)
    # parameters
    concat = np.concatenate((a_prev, xt), axis=0).T
    dWf = np.dot(dft, concat)
    dWi = np.dot(dit, concat)
    dWc = np.dot(dcct, concat)
    dWo = np.dot(dot, concat)
    dbf = np.sum(dft, axis=1, keepdims=True)
    dbi = np.sum(dit, axis=1, keepdims=True)
    dbc = np.sum(dcct, axis=1, keepdims=True)
    dbo = np.sum(dot, axis=1, keepdims=True)
    # previous states and input
    Wf, Wi, Wc, Wo = (parameters[k] for k in ("Wf", "Wi", "Wc", "Wo"))
    da_prev = np.dot(Wf[:, :n_a].T, dft) + np.dot(Wi[:, :n_a].T, dit) + np.dot(Wc[:, :n_a].T, dcct) + np.dot(Wo[:, :n_a].T, dot)
    dc_prev = dc_next * ft + ot * (1 - np.square(np.tanh(c_next))) * ft * da_next
    dxt = np.dot(Wf[:, n_a:].T, dft) + np.dot(Wi[:, n_a:].T, dit) + np.dot(Wc[:, n_a:].T, dcct) + np.dot(Wo[:, n_a:].T, dot)
    return {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}

# case: gate_activation_applied_again | sigmoid derivative as sigmoid(f)*... (activation applied again)
def dsigmoid(z):
    s = sigmoid(z)
    return s * (1 - s)

def lstm_cell_backward(da_next, dc_next, cache):
    a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters = cache
    n_a = a_next.shape[0]
    dc = dc_next + da_next * ot * (1 - np.tanh(c_next) ** 2)
    gates = {
        "f": dc * c_prev * dsigmoid(ft),
        "i": dc * cct * dsigmoid(it),
        "c": dc * it * (1 - cct ** 2),
        "o": da_next * np.tanh(c_next) * dsigmoid(ot),
    }
    concat = np.concatenate((a_prev, xt))
    out = {"dW" + k: v @ concat.T for k, v in gates.items()}
    out.update({"db" + k: v.sum(axis=1, keepdims=True) for k, v in gates.items()})
    dconcat = sum(parameters["W" + k].T @ v for k, v in gates.items())
    out.update(da_prev=dconcat[:n_a], dxt=dconcat[n_a:], dc_prev=dc * ft)
    return out

# case: gate_derivatives_missing_in_states | gate derivative missing in da_prev (no dtangent)
def lstm_cell_backward(da_next, dc_next, cache):
    a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters = cache
    n_a = a_next.shape[0]
    tc = np.tanh(c_next)
    dmem = dc_next + da_next * ot * (1 - tc ** 2)
    # gradients of the gates
    dot = da_next * tc
    dft = dmem * c_prev
    dit = dmem * cct
    dcct = dmem * it
    concat = np.concatenate((a_prev, xt), axis=0)
    # parameters, through the activations
    dzf, dzi, dzo = dft * ft * (1 - ft), dit * it * (1 - it), dot * ot * (1 - ot)
    dzc = dcct * (1 - cct ** 2)
    dWf, dWi, dWc, dWo = [np.dot(z, concat.T) for z in (dzf, dzi, dzc, dzo)]
    dbf, dbi, dbc, dbo = [np.sum(z, axis=1, keepdims=True) for z in (dzf, dzi, dzc, dzo)]
    # states and input
    Wf, Wi, Wc, Wo = parameters["Wf"], parameters["Wi"], parameters["Wc"], parameters["Wo"]
    da_prev = Wf[:, :n_a].T.dot(dft) + Wi[:, :n_a].T.dot(dit) + Wc[:, :n_a].T.dot(dcct) + Wo[:, :n_a].T.dot(dot)
    dxt = Wf[:, n_a:].T.dot(dft) + Wi[:, n_a:].T.dot(dit) + Wc[:, n_a:].T.dot(dcct) + Wo[:, n_a:].T.dot(dot)
    dc_prev = dmem * ft
    return {"dxt": dxt, "da_prev": da_prev, "dc_prev": dc_prev, "dWf": dWf, "dbf": dbf, "dWi": dWi, "dbi": dbi,
            "dWc": dWc, "dbc": dbc, "dWo": dWo, "dbo": dbo}
