# what: the gradient of the filters is averaged over the examples instead of summed
def conv_step_backward(dz, window, W):
    m = dz.shape[0]
    grads = {}
    grads["dwindow"] = np.einsum("mf,fck->mck", dz, W)
    grads["dW"] = np.einsum("mf,mck->fck", dz, window) / m
    grads["db"] = dz.sum(axis=0)
    return grads
