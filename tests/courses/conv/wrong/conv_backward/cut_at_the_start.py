# what: dx is cut from 0 to n instead of from pad to pad + n
def conv_backward(dz, x, W, stride, pad):
    m, c, n = x.shape
    f, _, k = W.shape
    xp = np.zeros((m, c, n + 2 * pad))
    xp[:, :, pad:pad + n] = x
    dxp, dW, db = np.zeros_like(xp), np.zeros_like(W), np.zeros(f)
    for i in range(dz.shape[2]):
        a = i * stride
        g = conv_step_backward(dz[:, :, i], xp[:, :, a:a + k], W)
        dxp[:, :, a:a + k] += g["dwindow"]
        dW += g["dW"]
        db += g["db"]
    return {"dx": dxp[:, :, :n], "dW": dW, "db": db}
