# The state is the gated memory without tanh.
# says: tanh; a_next|c_next

def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * memory
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache
