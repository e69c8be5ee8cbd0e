# what: the sums over the features are divided by the number of tokens instead of the number of features
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    N = dy.shape[0]
    dxhat = dy * gamma
    dx = (1.0 / N) / std * (
        N * dxhat
        - np.sum(dxhat, axis=1, keepdims=True)
        - xhat * np.sum(dxhat * xhat, axis=1, keepdims=True)
    )
    return {"dx": dx, "dgamma": np.sum(dy * xhat, axis=0), "dbeta": np.sum(dy, axis=0)}
