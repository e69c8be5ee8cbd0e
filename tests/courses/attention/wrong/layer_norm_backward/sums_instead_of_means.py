# what: both averages over the features are sums, the division by d is missing
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dgamma = np.einsum("td,td->d", dy, xhat)
    dbeta = np.einsum("td->d", dy)
    dxhat = np.einsum("td,d->td", dy, gamma)
    s1 = np.einsum("td->t", dxhat)[:, None]
    s2 = np.einsum("td,td->t", dxhat, xhat)[:, None]
    dx = (dxhat - s1 - xhat * s2) / std
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
