# what: in the step from variance to x the 2 of the square's derivative is missing: dvar * (x - mu) / d instead of 2 * dvar * (x - mu) / d
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    d = dy.shape[1]
    xmu = xhat * std
    dxhat = dy * gamma
    dvar = np.sum(dxhat * xmu, axis=1, keepdims=True) * -0.5 * std**-3
    dmu = -np.sum(dxhat / std, axis=1, keepdims=True)
    dx = dxhat / std + dvar * xmu / d + dmu / d
    return {"dx": dx, "dgamma": np.sum(dy * xhat, axis=0), "dbeta": np.sum(dy, axis=0)}
