# what: the gradient of the filters is made with the filters themselves instead of the window
def conv_step_backward(dz, window, W):
    db = np.sum(dz, axis=0)
    dW = W * db.reshape(-1, 1, 1)
    dwindow = np.einsum("if,fck->ick", dz, W)
    return {"dwindow": dwindow, "dW": dW, "db": db}
