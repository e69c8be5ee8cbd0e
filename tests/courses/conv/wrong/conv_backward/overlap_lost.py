# what: overlapping windows assign instead of add their gradients of x (on the list)
def conv_backward(dz, x, W, stride, pad):
    m, f, t = dz.shape
    k = W.shape[2]
    n = x.shape[2]
    xp = np.pad(x, ((0, 0), (0, 0), (pad, pad)))
    dxp = np.zeros(xp.shape)
    dW = np.zeros(W.shape)
    for j in range(t):
        lo, hi = j * stride, j * stride + k
        dxp[:, :, lo:hi] = np.einsum("mf,fck->mck", dz[:, :, j], W)
        dW += np.einsum("mf,mck->fck", dz[:, :, j], xp[:, :, lo:hi])
    return {"dx": dxp[:, :, pad:n + pad], "dW": dW, "db": dz.sum(axis=(0, 2))}
