# what: dW is divided by the number of windows
def conv_backward(dz, x, W, stride, pad):
    n, k, T = x.shape[2], W.shape[2], dz.shape[2]
    xp = np.pad(x, ((0, 0), (0, 0), (pad, pad)))
    cols = np.stack([xp[:, :, i * stride:i * stride + k] for i in range(T)], axis=2)
    dW = np.einsum("mft,mctk->fck", dz, cols) / T
    db = np.einsum("mft->f", dz)
    dcols = np.einsum("mft,fck->mctk", dz, W)
    dxp = np.zeros(xp.shape)
    for i in range(T):
        dxp[:, :, i * stride:i * stride + k] += dcols[:, :, i]
    return {"dx": dxp[:, :, pad:pad + n], "dW": dW, "db": db}
