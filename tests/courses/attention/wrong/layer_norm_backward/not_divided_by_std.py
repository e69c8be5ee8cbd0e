# what: the division by the standard deviation is left out at the end
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    grads = {}
    grads["dgamma"] = np.sum(dy * xhat, axis=0)
    grads["dbeta"] = np.sum(dy, axis=0)
    dxhat = dy * gamma
    grads["dx"] = (
        dxhat
        - dxhat.mean(axis=1, keepdims=True)
        - xhat * (dxhat * xhat).mean(axis=1, keepdims=True)
    )
    return grads
