# what: the derivative of 1/std with respect to the variance has the power -1 of std**2 (std**-2) instead of std**-3
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    T, d = dy.shape
    dx = np.zeros((T, d))
    dgamma = np.zeros(d)
    dbeta = np.zeros(d)
    for t in range(T):
        s = std[t, 0]
        c = xhat[t] * s
        dxh = dy[t] * gamma
        dgamma += dy[t] * xhat[t]
        dbeta += dy[t]
        dvar = -0.5 * (dxh @ c) / s**2
        dmu = -dxh.sum() / s
        dx[t] = dxh / s + 2 * c * dvar / d + dmu / d
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
