# what: the gain compares with the variance of the whole series instead of with the mean square of the predicted part
def prediction_error(x, phi):
    p = len(phi)
    z = x - np.mean(x)
    lagged = np.array([z[p - i:len(z) - i] for i in range(1, p + 1)])
    errors = z[p:] - phi @ lagged
    mse = np.mean(errors ** 2)
    return {"errors": errors, "mse": mse, "gain": 10 * np.log10(np.var(x) / mse)}
