# what: mean and variance are taken as constants, dx has the first term only (on the list)
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    dx = np.zeros_like(dout)
    dgamma = np.zeros_like(gamma)
    dbeta = np.zeros_like(gamma)
    for ch in range(len(gamma)):
        dgamma[ch] = np.sum(dout[:, ch] * x_hat[:, ch])
        dbeta[ch] = np.sum(dout[:, ch])
        dx[:, ch] = gamma[ch] * dout[:, ch] / np.sqrt(var[ch] + eps)
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
