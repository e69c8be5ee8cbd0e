# what: dx is made with the filters turned around
def conv_backward(dz, x, W, stride, pad):
    m, f, t = dz.shape
    k, n = W.shape[2], x.shape[2]
    xp = np.pad(x, ((0, 0), (0, 0), (pad, pad)))
    dxp = np.zeros_like(xp)
    dW = np.zeros_like(W)
    for i in range(t):
        for j in range(k):
            q = i * stride + j
            dxp[:, :, q] += dz[:, :, i] @ W[:, :, k - 1 - j]
            dW[:, :, j] += dz[:, :, i].T @ xp[:, :, q]
    return {"dx": dxp[:, :, pad:pad + n], "dW": dW, "db": dz.sum(axis=2).sum(axis=0)}
