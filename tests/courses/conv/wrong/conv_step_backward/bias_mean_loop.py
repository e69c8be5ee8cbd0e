# what: the gradient of the biases is divided by the number of examples (on the list)
def conv_step_backward(dz, window, W):
    n_examples, n_filters = dz.shape
    total = np.zeros(n_filters)
    for row in dz:
        total = total + row
    db = total / n_examples
    return {
        "dwindow": np.einsum("ab,bcd->acd", dz, W),
        "dW": np.einsum("ab,acd->bcd", dz, window),
        "db": db,
    }
