# what: a loop over the positions in the filter instead of over the windows, other order of sums
def conv_backward(dz, x, W, stride, pad):
    m, f, t = dz.shape
    c, n, k = x.shape[1], x.shape[2], W.shape[2]
    xp = np.pad(x, ((0, 0), (0, 0), (pad, pad)))
    dxp = np.zeros_like(xp)
    dW = np.zeros_like(W)
    for j in range(k):
        places = j + stride * np.arange(t)
        dxp[:, :, places] += np.einsum("mft,fc->mct", dz, W[:, :, j])
        dW[:, :, j] = np.einsum("mft,mct->fc", dz, xp[:, :, places])
    return {"dx": dxp[:, :, pad:pad + n].copy(), "dW": dW, "db": dz.sum(axis=2).sum(axis=0)}
