# what: db is that of the last window instead of the sum over the windows
def conv_backward(dz, x, W, stride, pad):
    k = W.shape[-1]
    n = x.shape[-1]
    xp = np.pad(x, [(0, 0), (0, 0), (pad, pad)])
    dxp = xp * 0
    dW = W * 0
    for i in range(dz.shape[-1]):
        s = i * stride
        grads = conv_step_backward(dz[..., i], xp[..., s:s + k], W)
        dxp[..., s:s + k] += grads["dwindow"]
        dW = dW + grads["dW"]
        db = grads["db"]
    return {"dx": dxp[..., pad:pad + n], "dW": dW, "db": db}
