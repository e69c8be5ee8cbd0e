# what: right: each token's Jacobian as a matrix
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    T, d = dy.shape
    dx = np.zeros((T, d))
    for t in range(T):
        J = (np.eye(d) - 1 / d - np.outer(xhat[t], xhat[t]) / d) / std[t, 0]
        dx[t] = J @ (dy[t] * gamma)
    dgamma = np.einsum("td,td->d", dy, xhat)
    return {"dbeta": np.ones(T) @ dy, "dgamma": dgamma, "dx": dx}
