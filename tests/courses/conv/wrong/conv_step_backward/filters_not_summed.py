# what: dwindow keeps the part of the last filter only instead of the sum over the filters
def conv_step_backward(dz, window, W):
    for j in range(W.shape[0]):
        dwindow = dz[:, j, None, None] * W[j][None]
    dW = np.tensordot(dz.T, window, axes=1)
    return {"dwindow": dwindow, "dW": dW, "db": np.sum(dz, 0)}
