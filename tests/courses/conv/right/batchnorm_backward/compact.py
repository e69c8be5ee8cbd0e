# what: the well-known compact form with N, dgamma and dbeta
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    m, c, n = dout.shape
    N = m * n
    dgamma = np.einsum("mcn,mcn->c", dout, x_hat)
    dbeta = dout.sum(axis=0).sum(axis=1)
    scale = gamma / (N * np.sqrt(var + eps))
    dx = scale[:, None] * (N * dout - dbeta[:, None] - x_hat * dgamma[:, None])
    return {"dgamma": dgamma, "dbeta": dbeta, "dx": dx}
