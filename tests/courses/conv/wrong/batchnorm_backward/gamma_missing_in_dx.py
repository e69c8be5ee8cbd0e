# what: dx is made with dout instead of gamma * dout
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    g1 = dout - dout.mean(axis=(0, 2), keepdims=True)
    g2 = x_hat * np.mean(dout * x_hat, axis=(0, 2), keepdims=True)
    dx = (g1 - g2) / np.sqrt(var.reshape(1, -1, 1) + eps)
    return {"dx": dx, "dgamma": np.sum(dout * x_hat, axis=(0, 2)), "dbeta": np.sum(dout, axis=(0, 2))}
