# what: all in single precision
def matern_kernel(X1, X2, lengths, variance, nu):
    f = np.float32
    diff = (X1[:, None].astype(f) - X2[None].astype(f)) / lengths.astype(f)
    t = f(np.sqrt(2 * nu)) * np.sqrt((diff**2).sum(-1))
    K = np.ones_like(t)
    if nu > 1:
        K = K + t
    if nu > 2:
        K = K + t * t / f(3)
    return f(variance) * K * np.exp(-t)
