# case: np.dot and a name for every intermediate
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    z1 = np.dot(Wax, xt)
    z2 = np.dot(Waa, a_prev)
    z = z1 + z2 + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: loops over every number
import math

def rnn_cell_forward(xt, a_prev, parameters):
    Wax, Waa, Wya = parameters["Wax"], parameters["Waa"], parameters["Wya"]
    ba, by = parameters["ba"], parameters["by"]
    n_a, m = a_prev.shape
    n_x = xt.shape[0]
    n_y = Wya.shape[0]
    a_next = np.zeros((n_a, m))
    yt_pred = np.zeros((n_y, m))
    for example in range(m):
        for i in range(n_a):
            s = ba[i, 0]
            for j in range(n_x):
                s += Wax[i, j] * xt[j, example]
            for j in range(n_a):
                s += Waa[i, j] * a_prev[j, example]
            a_next[i, example] = math.tanh(s)
        total = 0
        for k in range(n_y):
            s = by[k, 0]
            for i in range(n_a):
                s += Wya[k, i] * a_next[i, example]
            yt_pred[k, example] = math.exp(s)
            total += yt_pred[k, example]
        for k in range(n_y):
            yt_pred[k, example] /= total
    return a_next, yt_pred, (a_next, a_prev, xt, parameters)

# case: one product with stacked weights
def rnn_cell_forward(xt, a_prev, parameters):
    W = np.concatenate([parameters["Waa"], parameters["Wax"]], axis=1)
    v = np.concatenate([a_prev, xt], axis=0)
    a_next = np.tanh(W @ v + parameters["ba"])
    return a_next, softmax(parameters["Wya"] @ a_next + parameters["by"]), (a_next, a_prev, xt, parameters)

# case: einsum, and a list for the result and for the cache
def rnn_cell_forward(xt, a_prev, parameters):
    p = parameters
    a_next = np.tanh(np.einsum("ij,jm->im", p["Wax"], xt) + np.einsum("ij,jm->im", p["Waa"], a_prev) + p["ba"])
    y = softmax(np.einsum("yi,im->ym", p["Wya"], a_next) + p["by"])
    return [a_next, y, [a_next, a_prev, xt, p]]

# case: own tanh and own softmax that overflow with a warning
def my_tanh(z):
    return 1 - 2 / (np.exp(2 * z) + 1)

def my_softmax(z):
    e = np.exp(z)
    return e / e.sum(axis=0)

def rnn_cell_forward(xt, a_prev, parameters):
    import warnings
    warnings.warn("this is only a test")
    a_next = my_tanh(parameters["Wax"] @ xt + parameters["Waa"] @ a_prev + parameters["ba"])
    np.exp(np.array([1000.0]))
    yt_pred = my_softmax(parameters["Wya"] @ a_next + parameters["by"])
    return a_next, yt_pred, (a_next, a_prev, xt, parameters)

# case: prints everything, uses np.add and np.matmul
def rnn_cell_forward(xt, a_prev, parameters):
    print("xt", xt.shape, "a_prev", a_prev.shape)
    Wax, Waa, Wya, ba, by = (parameters[name] for name in ["Wax", "Waa", "Wya", "ba", "by"])
    a_next = np.tanh(np.add(np.add(np.matmul(Wax, xt), np.matmul(Waa, a_prev)), ba))
    print(a_next)
    yt_pred = softmax(np.add(np.matmul(Wya, a_next), by))
    print(yt_pred.sum(axis=0))
    return a_next, yt_pred, (a_next, a_prev, xt, parameters)
