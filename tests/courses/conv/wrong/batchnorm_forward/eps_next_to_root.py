# what: eps is added to the standard deviation instead of the variance (on the list)
def batchnorm_forward(x, gamma, beta, eps):
    out, x_hat = np.zeros_like(x), np.zeros_like(x)
    variances = []
    for ch in range(x.shape[1]):
        v = x[:, ch].var()
        x_hat[:, ch] = (x[:, ch] - x[:, ch].mean()) / (v ** 0.5 + eps)
        out[:, ch] = gamma[ch] * x_hat[:, ch] + beta[ch]
        variances.append(v)
    return {"out": out, "x_hat": x_hat, "var": np.array(variances)}
