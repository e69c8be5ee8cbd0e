# what: right: token by token, the cache is a dictionary
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    T, d = x.shape
    y = np.zeros((T, d))
    cache = {"normed": np.zeros((T, d)), "root": np.zeros(T), "gamma": gamma}
    for t in range(T):
        mean = sum(x[t]) / d
        variance = sum((v - mean) ** 2 for v in x[t]) / d
        cache["root"][t] = (variance + eps) ** 0.5
        cache["normed"][t] = (x[t] - mean) / cache["root"][t]
        y[t] = cache["normed"][t] * gamma + beta
    return y, cache
