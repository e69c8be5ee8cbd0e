# case: hidden_state_is_matrix_product | np.dot(ot, tanh(c_next)) - matrix product where elementwise is meant
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    Wf = parameters["Wf"]
    bf = parameters["bf"]
    Wi = parameters["Wi"]
    bi = parameters["bi"]
    Wc = parameters["Wc"]
    bc = parameters["bc"]
    Wo = parameters["Wo"]
    bo = parameters["bo"]
    Wy = parameters["Wy"]
    by = parameters["by"]
    n_x, m = xt.shape
    n_y, n_a = Wy.shape
    concat = np.zeros((n_x + n_a, m))
    concat[:n_a, :] = a_prev
    concat[n_a:, :] = xt
    ft = sigmoid(np.dot(Wf, concat) + bf)
    it = sigmoid(np.dot(Wi, concat) + bi)
    cct = np.tanh(np.dot(Wc, concat) + bc)
    c_next = ft * c_prev + it * cct
    ot = sigmoid(np.dot(Wo, concat) + bo)
    a_next = np.dot(ot, np.tanh(c_next))
    yt_pred = softmax(np.dot(Wy, a_next) + by)
    cache = (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters)
    return a_next, c_next, yt_pred, cache

# case: hidden_state_is_patched_product | same, patched with .T so that shapes align (a_next becomes n_a x n_a)
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    p = parameters
    concat = np.concatenate((a_prev, xt))
    ft = sigmoid(p["Wf"] @ concat + p["bf"])
    it = sigmoid(p["Wi"] @ concat + p["bi"])
    cct = np.tanh(p["Wc"] @ concat + p["bc"])
    c_next = np.multiply(ft, c_prev) + np.multiply(it, cct)
    ot = sigmoid(p["Wo"] @ concat + p["bo"])
    a_next = np.dot(ot, np.tanh(c_next).T)  # added .T because of an error
    yt_pred = softmax(np.dot(p["Wy"], a_next) + p["by"])
    cache = (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters)
    return a_next, c_next, yt_pred, cache

# case: concat_along_examples | concatenate along axis=1
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    stacked = np.concatenate([a_prev, xt], axis=1)

    def layer(gate, activation):
        return activation(parameters["W" + gate].dot(stacked) + parameters["b" + gate])

    forget = layer("f", sigmoid)
    update = layer("i", sigmoid)
    candidate = layer("c", np.tanh)
    output = layer("o", sigmoid)
    c_next = forget * c_prev + update * candidate
    a_next = output * np.tanh(c_next)
    y = softmax(parameters["Wy"].dot(a_next) + parameters["by"])
    cache = (a_next, c_next, a_prev, c_prev, forget, update, candidate, output, xt, parameters)
    return a_next, c_next, y, cache

# case: forget_and_update_use_output_bias | copy-paste bias: forget and update gates use bo
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    Wf, Wi, Wc, Wo = (parameters[k] for k in ["Wf", "Wi", "Wc", "Wo"])
    bf, bi, bc, bo = (parameters[k] for k in ["bf", "bi", "bc", "bo"])
    concat = np.vstack((a_prev, xt))
    ot = sigmoid(np.dot(Wo, concat) + bo)
    ft = sigmoid(np.dot(Wf, concat) + bo)
    it = sigmoid(np.dot(Wi, concat) + bo)
    cct = np.tanh(np.dot(Wc, concat) + bc)
    c_next = it * cct + ft * c_prev
    a_next = np.tanh(c_next) * ot
    yt_pred = softmax(np.dot(parameters["Wy"], a_next) + parameters["by"])
    return a_next, c_next, yt_pred, (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters)

# case: gates_use_softmax | gates use softmax instead of sigmoid
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    concat = np.r_[a_prev, xt]
    gates = {}
    for g in "fio":
        gates[g] = softmax(parameters["W" + g] @ concat + parameters["b" + g])
    cct = np.tanh(parameters["Wc"] @ concat + parameters["bc"])
    c_next = gates["f"] * c_prev + gates["i"] * cct
    a_next = gates["o"] * np.tanh(c_next)
    yt_pred = softmax(parameters["Wy"] @ a_next + parameters["by"])
    cache = (a_next, c_next, a_prev, c_prev, gates["f"], gates["i"], cct, gates["o"], xt, parameters)
    return a_next, c_next, yt_pred, cache

# case: update_gate_tied_to_forget_gate | c_next = ft*c_prev + (1-ft)*cct (GRU-style coupling)
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    concat = np.concatenate((a_prev, xt), axis=0)
    f = sigmoid(parameters["Wf"] @ concat + parameters["bf"])
    i = sigmoid(parameters["Wi"] @ concat + parameters["bi"])
    o = sigmoid(parameters["Wo"] @ concat + parameters["bo"])
    g = np.tanh(parameters["Wc"] @ concat + parameters["bc"])
    # keep what we keep, fill the rest with the candidate
    c = f * c_prev + (1.0 - f) * g
    a = o * np.tanh(c)
    yhat = softmax(parameters["Wy"] @ a + parameters["by"])
    return a, c, yhat, (a, c, a_prev, c_prev, f, i, g, o, xt, parameters)
