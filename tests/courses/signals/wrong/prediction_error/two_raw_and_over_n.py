# what: the mean is not removed, and mse is divided by n instead of n-p
def prediction_error(x, phi):
    n, p = len(x), len(phi)
    e = x[p:].copy()
    for i in range(p):
        e -= phi[i] * x[p - 1 - i:n - 1 - i]
    mse = (e ** 2).sum() / n
    gain = 10 * np.log10((x[p:] ** 2).mean() / mse)
    return {"errors": e, "mse": mse, "gain": gain}
