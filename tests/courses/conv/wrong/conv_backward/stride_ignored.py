# what: the windows move by 1 instead of by the stride on the way back
def conv_backward(dz, x, W, stride, pad):
    m, f, t = dz.shape
    n = x.shape[2]
    k = W.shape[2]
    xp = np.pad(x, ((0, 0), (0, 0), (pad, pad)))
    dxp = np.zeros_like(xp)
    dW = np.zeros_like(W)
    db = np.zeros((f,))
    for pos in range(t):
        window = xp[:, :, pos:pos + k]
        back = conv_step_backward(dz[:, :, pos], window, W)
        dxp[:, :, pos:pos + k] = dxp[:, :, pos:pos + k] + back["dwindow"]
        dW = dW + back["dW"]
        db = db + back["db"]
    return {"dx": dxp[:, :, pad:pad + n], "dW": dW, "db": db}
