# what: the gradient of the biases is summed over the filters instead of the examples
def conv_step_backward(dz, window, W):
    m, c, k = window.shape
    f = W.shape[0]
    dwin = np.dot(dz, W.reshape(f, -1)).reshape(m, c, k)
    dW = np.dot(dz.T, window.reshape(m, -1)).reshape(f, c, k)
    return {"dwindow": dwin, "dW": dW, "db": dz.sum(axis=1)}
