# what: `=` for `+=` in the sum over lags: only the oldest lag's term is in the prediction
def prediction_error(x, phi):
    z = x - np.mean(x)
    p = len(phi)
    n = len(x)
    errors = np.empty(n - p)
    for t in range(p, n):
        for i in range(1, p + 1):
            pred = phi[i - 1] * z[t - i]
        errors[t - p] = z[t] - pred
    mse = np.mean(errors ** 2)
    gain = 10 * np.log10(np.mean(z[p:] ** 2) / mse)
    return {"errors": errors, "mse": mse, "gain": gain}
