# what: predicts the raw series: the mean is not removed
def prediction_error(x, phi):
    n, p = len(x), len(phi)
    err = []
    for t in range(p, n):
        xhat = 0
        for i in range(1, p + 1):
            xhat += phi[i - 1] * x[t - i]
        err.append(x[t] - xhat)
    err = np.array(err)
    mse = np.mean(err ** 2)
    gain = 10 * np.log10(np.mean(x[p:] ** 2) / mse)
    return {"errors": err, "mse": mse, "gain": gain}
