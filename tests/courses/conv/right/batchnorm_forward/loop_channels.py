# what: a loop over the channels, in place on a copy
def batchnorm_forward(x, gamma, beta, eps):
    x_hat = x.copy()
    out = np.empty_like(x)
    var = []
    for ch in range(x.shape[1]):
        x_hat[:, ch] -= x_hat[:, ch].mean()
        v = (x_hat[:, ch] ** 2).mean()
        x_hat[:, ch] /= (v + eps) ** 0.5
        out[:, ch] = gamma[ch] * x_hat[:, ch] + beta[ch]
        var.append(v)
    return {"var": np.array(var), "x_hat": x_hat, "out": out}
