# what: the squared errors are divided by n instead of by n-p in mse
def prediction_error(x, phi):
    n = len(x)
    p = len(phi)
    z = x - sum(x) / n
    errors = np.zeros(n - p)
    for t in range(p, n):
        pred = 0.0
        for i in range(p):
            pred += phi[i] * z[t - i - 1]
        errors[t - p] = z[t] - pred
    mse = np.sum(errors ** 2) / n
    gain = 10 * np.log10(np.mean(z[p:] ** 2) / mse)
    return {"errors": errors, "mse": mse, "gain": gain}
