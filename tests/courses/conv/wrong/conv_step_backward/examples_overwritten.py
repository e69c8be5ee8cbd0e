# what: dW is overwritten by each example instead of accumulated
def conv_step_backward(dz, window, W):
    m, f = dz.shape
    dwindow = np.zeros(window.shape)
    dW = np.zeros(W.shape)
    db = np.zeros(f)
    for i in range(m):
        for j in range(f):
            dwindow[i] += dz[i, j] * W[j]
            dW[j] = dz[i, j] * window[i]
            db[j] += dz[i, j]
    return {"dwindow": dwindow, "dW": dW, "db": db}
