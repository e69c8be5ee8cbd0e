# what: the raw x is divided by the root instead of the centered x
def batchnorm_forward(x, gamma, beta, eps):
    v = np.var(x, axis=(0, 2))
    x_hat = np.einsum("mcn,c->mcn", x, 1 / np.sqrt(v + eps))
    out = np.einsum("c,mcn->mcn", gamma, x_hat) + beta[None, :, None]
    return {"out": out, "x_hat": x_hat, "var": v}
