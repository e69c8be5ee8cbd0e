# what: eps is the constant 1e-5 instead of the argument
def batchnorm_forward(x, gamma, beta, eps):
    epsilon = 1e-5
    mu = np.mean(x, axis=(0, 2)).reshape(1, -1, 1)
    sigma2 = np.var(x, axis=(0, 2)).reshape(1, -1, 1)
    x_hat = (x - mu) / np.sqrt(sigma2 + epsilon)
    out = gamma.reshape(1, -1, 1) * x_hat + beta.reshape(1, -1, 1)
    return {"out": out, "x_hat": x_hat, "var": sigma2.ravel()}
