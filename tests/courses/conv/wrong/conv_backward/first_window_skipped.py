# what: the loop over the windows starts at 1 instead of 0
def conv_backward(dz, x, W, stride, pad):
    m, f, t = dz.shape
    _, c, k = W.shape
    n = x.shape[2]
    padded = np.pad(x, ((0, 0), (0, 0), (pad, pad)))
    dpadded = np.zeros_like(padded)
    dW = np.zeros_like(W)
    db = np.zeros(f)
    i = 1
    while i < t:
        part = conv_step_backward(dz[:, :, i], padded[:, :, i * stride:i * stride + k], W)
        dpadded[:, :, i * stride:i * stride + k] += part["dwindow"]
        dW += part["dW"]
        db += part["db"]
        i += 1
    return {"dx": dpadded[:, :, pad:pad + n], "dW": dW, "db": db}
