# case: weights cut into two parts, no concatenation
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    n_a = a_prev.shape[0]

    def gate(name):
        W, b = parameters["W" + name], parameters["b" + name]
        return W[:, :n_a] @ a_prev + W[:, n_a:] @ xt + b

    ft, it, ot = sigmoid(gate("f")), sigmoid(gate("i")), sigmoid(gate("o"))
    cct = np.tanh(gate("c"))
    c_next = ft * c_prev + it * cct
    a_next = ot * np.tanh(c_next)
    yt_pred = softmax(parameters["Wy"] @ a_next + parameters["by"])
    return a_next, c_next, yt_pred, (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters)

# case: concat filled by slices, np.dot, np.multiply, own sigmoid
def my_sigmoid(z):
    return 1 / (1 + np.exp(-z))

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
    concat = np.zeros((n_a + n_x, m))
    concat[:n_a, :] = a_prev
    concat[n_a:, :] = xt
    ft = my_sigmoid(np.dot(Wf, concat) + bf)
    it = my_sigmoid(np.dot(Wi, concat) + bi)
    cct = np.tanh(np.dot(Wc, concat) + bc)
    c_next = np.multiply(ft, c_prev) + np.multiply(it, cct)
    ot = my_sigmoid(np.dot(Wo, concat) + bo)
    a_next = np.multiply(ot, np.tanh(c_next))
    yt_pred = softmax(np.dot(Wy, a_next) + by)
    cache = (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters)
    return a_next, c_next, yt_pred, cache

# case: all gates in one product
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = np.vstack([parameters["W" + g] for g in "fico"])
    b = np.vstack([parameters["b" + g] for g in "fico"])
    z = W @ np.vstack([a_prev, xt]) + b
    zf, zi, zc, zo = np.split(z, 4)
    ft, it, cct, ot = sigmoid(zf), sigmoid(zi), np.tanh(zc), sigmoid(zo)
    c_next = ft * c_prev
    c_next += it * cct
    a_next = np.tanh(c_next)
    a_next *= ot
    yt_pred = softmax(parameters["Wy"] @ a_next + parameters["by"])
    return a_next, c_next, yt_pred, (a_next, c_next, a_prev, c_prev, ft, it, cct, ot, xt, parameters)

# case: the sigmoid written with tanh, sums in another order
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    s = lambda z: 0.5 * (1 + np.tanh(z / 2))
    u = np.r_[a_prev, xt]
    f, i, o = [s(parameters[b] + parameters[W].dot(u)) for W, b in (("Wf", "bf"), ("Wi", "bi"), ("Wo", "bo"))]
    g = np.tanh(parameters["bc"] + parameters["Wc"].dot(u))
    c = i * g + f * c_prev
    a = np.tanh(c) * o
    y = softmax(parameters["by"] + parameters["Wy"].dot(a))
    return (a, c, y, [a, c, a_prev, c_prev, f, i, g, o, xt, parameters])

# case: one example at a time
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    p = parameters
    cols = {k: [] for k in ("a", "c", "f", "i", "g", "o", "y")}
    for j in range(xt.shape[1]):
        v = np.concatenate((a_prev[:, [j]], xt[:, [j]]))
        f = sigmoid(p["Wf"] @ v + p["bf"])
        i = sigmoid(p["Wi"] @ v + p["bi"])
        g = np.tanh(p["Wc"] @ v + p["bc"])
        o = sigmoid(p["Wo"] @ v + p["bo"])
        c = f * c_prev[:, [j]] + i * g
        a = o * np.tanh(c)
        y = softmax(p["Wy"] @ a + p["by"])
        for k, column in zip(cols, (a, c, f, i, g, o, y)):
            cols[k].append(column)
    a, c, f, i, g, o, y = (np.hstack(v) for v in cols.values())
    return a, c, y, (a, c, a_prev, c_prev, f, i, g, o, xt, p)
