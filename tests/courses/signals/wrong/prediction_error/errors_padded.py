# what: errors has length n, with zeros for the first p times, instead of length n-p
def prediction_error(x, phi):
    z = x - np.mean(x)
    p = len(phi)
    errors = np.zeros(len(x))
    for t in range(p, len(x)):
        errors[t] = z[t] - sum(phi[i] * z[t - 1 - i] for i in range(p))
    mse = np.mean(errors[p:] ** 2)
    gain = 10 * np.log10(np.mean(z[p:] ** 2) / mse)
    return {"errors": errors, "mse": mse, "gain": gain}
