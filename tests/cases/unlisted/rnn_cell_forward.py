# case: ba_outside_and_no_by | ba is added after tanh, by is missing: two mistakes
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

# case: tanh_of_the_bias_only | Tanh of the bias only
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = hidden + inputs + np.tanh(ba)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: previous_state_added_on_top | Previous state added on top
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z) + a_prev
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: softmax_with_a_minus | Softmax with a minus
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
    yt_pred = softmax(-logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: uses_output_weights_transposed_twice_a_n | Uses output weights transposed twice: a_next from Wya.T
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
    logits = np.dot(Wya, a_next + a_prev) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: wax_times_xt_missing_xt_missing_from_cac | Wax times xt missing, xt missing from cache
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, parameters)
    return a_next, yt_pred, cache

# case: argmax_one_hot | Argmax one-hot
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
    yt_pred = (logits == logits.max(axis=0)).astype(float)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: tanh_on_output_rather_than_softmax | Tanh on output rather than softmax
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
    yt_pred = np.tanh(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: bias_doubled | Bias doubled
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + 2 * ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: average_of_the_two_terms | Average of the two terms
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = (hidden + inputs) / 2 + ba
    a_next = np.tanh(z)
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: log_softmax | Log softmax
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
    yt_pred = np.log(softmax(logits))
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: both_products_in_one_the_state_above_the | Both products in one, the state above the input
def rnn_cell_forward(xt, a_prev, parameters):
    W = np.concatenate((parameters["Wax"], parameters["Waa"]), axis=1)
    z = W @ np.concatenate((a_prev, xt), axis=0) + parameters["ba"]
    a_next = np.tanh(z)
    yt_pred = softmax(parameters["Wya"] @ a_next + parameters["by"])
    return a_next, yt_pred, (a_next, a_prev, xt, parameters)

# case: the_state_bias_is_added_inside_and_outsi | The state bias is added inside and outside of tanh
def rnn_cell_forward(xt, a_prev, parameters):
    Wax = parameters["Wax"]
    Waa = parameters["Waa"]
    Wya = parameters["Wya"]
    ba = parameters["ba"]
    by = parameters["by"]
    hidden = np.dot(Waa, a_prev)
    inputs = np.dot(Wax, xt)
    z = hidden + inputs + ba
    a_next = np.tanh(z) + ba
    logits = np.dot(Wya, a_next) + by
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: the_output_reads_the_bias_ba_of_the_stat | The output reads the bias ba of the state, repeated
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
    logits = np.dot(Wya, a_next + ba)
    yt_pred = softmax(logits)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache

# case: the_output_is_normalized_by_its_largest | The output is normalized by its largest entry instead of its sum
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
    yt_pred = np.exp(logits) / np.exp(logits).max(axis=0)
    cache = (a_next, a_prev, xt, parameters)
    return a_next, yt_pred, cache
