# what: two mistakes: dwindow is averaged over the filters, and db is not summed over the examples
def conv_step_backward(dz, window, W):
    parts = np.array([np.multiply.outer(dz[:, j], W[j]) for j in range(W.shape[0])])
    dW = np.array([sum(dz[i, j] * window[i] for i in range(len(dz))) for j in range(len(W))])
    return {"dwindow": parts.mean(axis=0), "dW": dW, "db": dz}
