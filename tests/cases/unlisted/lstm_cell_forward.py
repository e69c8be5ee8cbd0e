# case: bias_signs | All biases are subtracted
# says: sign; b
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
# says: ft; it; cache
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
# says: a_prev; c_prev; cache
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
# says: Wo; Wc
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
# says: concat|xt; order|swap|a_prev
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
# says: ft; it
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
# says: ft; 1|invert|minus
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
# says: ot; added|sum|+
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
# says: tanh; ot
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
# says: ft; it
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
# says: sigmoid
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
# says: it; c_next
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
# says: c_prev; a_prev
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
# says: c_prev|ft; sign
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
# says: b
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
# says: by; tanh|cct
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
# says: c_prev
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

# case: old_memory_shown | The state shows the memory of the step before
# says: c_prev; a_next
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
# says: bf
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
# says: Wf
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
# says: ot; c_next
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
# says: yt_pred; c_next
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
# says: c_next; sum|product
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
# says: cct; sigmoid
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
# says: sigmoid; a_next
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
# says: c_next; tanh
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
# says: cct; a_next
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
# says: it; cct
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
# says: tanh; sigmoid
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
# says: ot; tanh
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
# says: bf; ot
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
# says: Wf|concat|xt
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
