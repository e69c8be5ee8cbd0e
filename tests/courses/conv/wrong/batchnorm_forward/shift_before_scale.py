# what: beta is added before the multiplication with gamma instead of after it
def batchnorm_forward(x, gamma, beta, eps):
    g = gamma[np.newaxis, :, np.newaxis]
    b = beta[np.newaxis, :, np.newaxis]
    avg = np.mean(x, axis=(0, 2), keepdims=True)
    var = np.mean(np.square(x - avg), axis=(0, 2), keepdims=True)
    x_hat = (x - avg) / np.sqrt(var + eps)
    return {"out": g * (x_hat + b), "x_hat": x_hat, "var": var.reshape(-1)}
