# case: bias_signs | All biases are subtracted
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) - b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: cache_gates_exchanged | ft and it change places in the cache
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
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, update, forget, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: cache_states_exchanged | a_prev and c_prev change places in the cache
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
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, c_prev, a_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: candidate_from_output_weights | The candidate uses the weights of the output gate
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(np.dot(W["o"], joined) + b["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: concat_reversed | The input stands above the state in the concatenation
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((xt, a_prev))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: coupled_input_gate | The input gate is 1 - ft
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + (1 - forget) * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: forget_gate_inverted | The forget gate is inverted: 1 - ft
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = (1 - forget) * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: gate_added_to_state | The output gate is added
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
    state = out + np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: gate_inside_tanh | The output gate is inside tanh
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
    state = np.tanh(out * memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: gates_exchanged | Forget and input gate are exchanged in the memory
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = update * c_prev + forget * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: gates_not_squashed | No gate has an activation
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = pre["f"]
    update = pre["i"]
    candidate = np.tanh(pre["c"])
    out = pre["o"]
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: input_gate_forgotten | The candidate enters without its gate
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: memory_in_the_concatenation | c_prev stands where a_prev belongs in the concatenation
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((c_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: memory_subtracts | The old memory is subtracted
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = update * candidate - forget * c_prev + 0 * update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: no_biases | None of the four gates has its bias
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: no_by_linear_candidate | by is missing and the candidate has no tanh: two mistakes
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = pre["c"]
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state)
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: no_memory_term | The memory forgets all: the term of c_prev is missing
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: no_tanh_of_memory | The state is the gated memory without tanh
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

# case: old_memory_shown | The state shows the memory of the step before
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
    state = out * np.tanh(c_prev)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: one_bias_for_all | All gates use bf
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b["f"] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: one_weight_for_all | All gates use Wf
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W["f"], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: output_gate_in_memory | The output gate enters the memory
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate * out
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: predicts_from_memory | The prediction reads the memory instead of the state
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
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], memory) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: product_of_all | The memory is one product
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev * update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: sigmoid_candidate | The candidate goes through sigmoid
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = sigmoid(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: sigmoid_of_memory | The state shows sigmoid of the memory
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
    state = out * sigmoid(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: squashed_memory | The memory itself goes through tanh
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = np.tanh(forget * c_prev + update * candidate)
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: state_of_candidate | The state shows the candidate
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
    state = out * candidate
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: sum_for_product | The candidate is added to its gate instead of multiplied
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + (update + candidate)
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: tanh_everywhere | All gates go through tanh
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = np.tanh(pre["f"])
    update = np.tanh(pre["i"])
    candidate = np.tanh(pre["c"])
    out = np.tanh(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: tanh_output_gate | The output gate goes through tanh
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = np.tanh(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: two_gates_wrong | ft goes without bias and ot is tanh: two mistakes
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(W["f"] @ joined)
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = np.tanh(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: weights_only_on_the_state | The forget gate reads the state alone
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(W["f"][:, :len(a_prev)] @ a_prev + b["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: ft_and_ot_exchanged | Ft and ot exchanged
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = out * c_prev + update * candidate
    state = forget * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: tanh_of_candidate_twice | Tanh of candidate twice
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(np.tanh(pre["c"]))
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: output_gate_sees_new_memory | Output gate sees new memory
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
    state = sigmoid(W["o"] @ np.vstack((memory, xt)) + b["o"]) * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: state_adds_previous | State adds previous
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
    state = out * np.tanh(memory) + (1 - out) * a_prev
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: forget_bias_plus_one | Forget bias plus one
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"] + 1)
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: c_next_doubles | C_next doubles
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = c_prev + forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: memory_stored_squashed_in_cache | Memory stored squashed in cache
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
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, np.tanh(memory), a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: biases_rotated | Biases rotated
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b["ficof"["fico".index(g) + 1]] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: sigmoid_output_instead_of_softmax_and_no | Sigmoid output instead of softmax and no tanh
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
    guess = sigmoid(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: the_candidate_is_gated_twice | The candidate is gated twice
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: the_input_gate_is_one_minus_the_forget_g | The input gate is one minus the forget gate, in the cache as well
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = 1 - forget
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: the_output_gate_reads_the_memory_of_the | The output gate reads the memory of the step before (a peephole)
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(pre["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"] + c_prev)
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: forget_gate_from_the_input_gate_weights | Forget gate from the input gate weights and the forget gate bias
def lstm_cell_forward(xt, a_prev, c_prev, parameters):
    W = {g: parameters["W" + g] for g in "fico"}
    b = {g: parameters["b" + g] for g in "fico"}
    joined = np.vstack((a_prev, xt))
    pre = {g: np.dot(W[g], joined) + b[g] for g in "fico"}
    forget = sigmoid(W["i"] @ joined + b["f"])
    update = sigmoid(pre["i"])
    candidate = np.tanh(pre["c"])
    out = sigmoid(pre["o"])
    memory = forget * c_prev + update * candidate
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: the_state_is_squashed_after_the_gate_as | The state is squashed after the gate as well
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
    state = np.tanh(out * np.tanh(memory))
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters)
    return state, memory, guess, cache

# case: the_new_state_stands_in_the_concatenatio | The new state stands in the concatenation of the output gate
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
    state = out * np.tanh(memory)
    scores = np.dot(parameters["Wy"], state) + parameters["by"]
    guess = softmax(scores)
    cache = (state, memory, a_prev, c_prev, forget, update, candidate, out, xt, parameters, guess)
    return state, memory, guess, cache
