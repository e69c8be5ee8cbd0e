# what: the gradient of the window is returned under the key dx instead of dwindow
def conv_step_backward(dz, window, W):
    dx = (dz[:, :, None, None] * W[None]).sum(axis=1)
    dW = (dz[:, :, None, None] * window[:, None]).sum(axis=0)
    db = np.ones(dz.shape[0]) @ dz
    return dict(dx=dx, dW=dW, db=db)
