# what: the squared deviations are summed instead of averaged
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    dev = x - np.mean(x, axis=1, keepdims=True)
    var = np.einsum("td,td->t", dev, dev)
    std = np.sqrt(var + eps)[:, np.newaxis]
    xhat = dev / std
    y = np.einsum("d,td->td", gamma, xhat) + beta
    return y, (xhat, std, gamma)
