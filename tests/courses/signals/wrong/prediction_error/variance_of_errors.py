# what: mse is np.var of the errors (their mean subtracted) instead of their mean square
def prediction_error(x, phi):
    z = x - np.mean(x)
    n = len(z)
    p = len(phi)
    yhat = np.zeros(n - p)
    for i in range(p):
        yhat += phi[i] * z[p - 1 - i:n - 1 - i]
    errors = z[p:] - yhat
    mse = np.var(errors)
    gain = 10 * np.log10(np.mean(z[p:] ** 2) / mse)
    return dict(errors=errors, mse=mse, gain=gain)
