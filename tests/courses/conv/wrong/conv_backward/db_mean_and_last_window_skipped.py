# what: two mistakes: db is averaged over the examples instead of summed, and the last window is left out of dx and dW
def conv_backward(dz, x, W, stride, pad):
    m, f, t = dz.shape
    n, k = x.shape[2], W.shape[2]
    xp = np.pad(x, ((0, 0), (0, 0), (pad, pad)))
    dxp, dW = np.zeros_like(xp), np.zeros_like(W)
    for i in range(t - 1):
        sl = slice(i * stride, i * stride + k)
        out = conv_step_backward(dz[:, :, i], xp[:, :, sl], W)
        dxp[:, :, sl] += out["dwindow"]
        dW += out["dW"]
    return {"dx": dxp[:, :, pad:pad + n], "dW": dW, "db": np.mean(np.sum(dz, axis=2), axis=0)}
