# case: ba_outside_and_no_by | ba is added after tanh, by is missing: two mistakes
# says: ba; by
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs
    a_next = np.tanh(z) + ba
    logits = np.dot(Wya, a_next)
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: bias_outside_tanh | The bias is added after tanh
# says: ba; tanh
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs
    a_next = np.tanh(z) + ba
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: bias_subtracted | The bias ba is subtracted
# says: ba; sign|subtract|minus|-
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs - ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: biases_exchanged | ba and by change places
# says: ba; by
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + by
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + ba
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: both_weights_transposed | Waa and Wax are transposed, with the input in front
# says: transposed|order
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa.T, a_prev)
    inputs = np.dot(xt.T, Wax.T).T
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: cache_holds_preactivation | The cache stores the state before tanh
# says: cache|a_next; tanh
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (z, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: cache_without_parameters | The cache lacks the parameters
# says: parameters; cache
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt)
    return a_next, yt_pred, cache

# case: half_bias | The state bias is used for nothing but the output
# says: ba|by
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: linear_state | The hidden state is not squashed: tanh is missing
# says: a_next|state; tanh
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = z
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: no_recurrence | The term of the previous state is left out
# says: Waa|a_prev
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: no_softmax | The output is returned without its softmax
# says: yt_pred; softmax
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = logits
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: no_tanh_no_by | tanh and by are missing: two mistakes
# says: tanh; by
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = z
    logits = np.dot(Wya, a_next)
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: normalized_again | The prediction is divided by its sum over everything once more
# says: yt_pred; m|sum|divided
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    yt_pred = yt_pred / yt_pred.sum()
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: old_state_predicts_and_is_cached | The output reads a_prev and the cache holds it twice: two mistakes
# says: a_prev; yt_pred; cache
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_prev) + by
    yt_pred = softmax(logits)
    cache = (a_prev, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: output_bias_after_softmax | The output bias is added after the softmax
# says: by; softmax
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next)
    yt_pred = softmax(logits) + by
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: output_weights_transposed | Wya is transposed
# says: Wya; transposed
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya.T, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: recurrent_weights_transposed | Waa is transposed
# says: Waa; transpose
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa.T, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: relu_state | The hidden state goes through a ReLU instead of tanh
# says: tanh|a_next
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.maximum(0, z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: returns_swapped | The two results are returned in the wrong order
# says: a_next; yt_pred; swap|order|place
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return yt_pred, a_next, cache

# case: sigmoid_and_no_bias | sigmoid for tanh and the bias is missing
# says: sigmoid; ba
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs
    a_next = sigmoid(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: sigmoid_output | The output goes through sigmoid instead of softmax
# says: sigmoid; yt_pred
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = sigmoid(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: sigmoid_state | The hidden state goes through sigmoid instead of tanh
# says: sigmoid; a_next
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = sigmoid(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: softmax_of_preactivation | The output reads the state before tanh
# says: yt_pred; tanh
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, z) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: softmax_over_everything | The softmax is written by hand and sums over all entries
# says: yt_pred; softmax|sum
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    e = np.exp(logits)
    yt_pred = e / np.sum(e)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: softmax_wrong_axis | The softmax is written by hand and runs over the batch
# says: yt_pred; axis|softmax|rows|columns
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    e = np.exp(logits - logits.max())
    yt_pred = e / e.sum(axis=1, keepdims=True)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: state_entrywise | Waa is multiplied entry by entry
# says: Waa; entry by entry
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = Waa * a_prev
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: tanh_before_softmax | The scores go through tanh before the softmax
# says: tanh; yt_pred
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(np.tanh(logits))
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: tanh_of_the_input_alone | tanh covers only the term of the input
# says: tanh
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.tanh(np.dot(Wax, xt))
    z = hidden + inputs + ba
    a_next = z
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: tanh_twice | tanh is applied twice
# says: tanh; twice|again|two
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(np.tanh(z))
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: two_tanhs | Each term has a tanh of its own
# says: tanh
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.tanh(np.dot(Waa, a_prev))
    inputs = np.tanh(np.dot(Wax, xt))
    z = hidden + inputs + ba
    a_next = z
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: weights_exchanged | Waa and Wax change places
# says: Waa; Wax
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Wax, a_prev)
    inputs = np.dot(Waa, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache
