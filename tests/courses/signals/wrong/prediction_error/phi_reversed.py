# what: the window x[t-p:t] (oldest first) is multiplied by phi in its own order, so lag p gets phi_1
def prediction_error(x, phi):
    p = len(phi)
    z = x - np.mean(x)
    errors = np.zeros(len(x) - p)
    for t in range(p, len(x)):
        errors[t - p] = z[t] - np.dot(phi, z[t - p:t])
    mse = np.mean(errors ** 2)
    gain = 10 * np.log10(np.mean(z[p:] ** 2) / mse)
    return {"errors": errors, "mse": mse, "gain": gain}
