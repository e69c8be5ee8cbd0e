# what: right: through variance and mean one after the other
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    d = dy.shape[1]
    centred = xhat * std
    dxhat = dy * gamma
    dvar = np.sum(dxhat * centred, axis=1, keepdims=True) * -0.5 / std**3
    dmu = -np.sum(dxhat / std, axis=1, keepdims=True)
    dx = dxhat / std + dvar * 2 * centred / d + dmu / d
    return {"dx": dx, "dgamma": np.sum(dy * xhat, axis=0), "dbeta": np.sum(dy, axis=0)}
