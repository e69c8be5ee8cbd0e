# what: the path through the variance is left out
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    T, d = dy.shape
    dx = np.zeros((T, d))
    for t in range(T):
        dxh = dy[t] * gamma
        dx[t] = (dxh - dxh.mean()) / std[t]
    return {"dx": dx, "dgamma": (dy * xhat).sum(0), "dbeta": dy.sum(0)}
