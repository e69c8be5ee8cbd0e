# what: subtracts the full convolution from the shorter x[p:]: shapes cannot be broadcast (crash)
def prediction_error(x, phi):
    p = len(phi)
    z = x - np.mean(x)
    pred = np.convolve(z, phi)
    errors = z[p:] - pred
    mse = np.mean(errors ** 2)
    return {"errors": errors, "mse": mse, "gain": 10 * np.log10(np.mean(z[p:] ** 2) / mse)}
