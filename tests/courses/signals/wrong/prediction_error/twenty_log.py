# what: 20 log10 (as for amplitudes) instead of 10 log10 of a power ratio
def prediction_error(x, phi):
    mu = np.mean(x)
    y = x - mu
    order = len(phi)
    e = np.array([y[t] - sum(phi[k] * y[t - k - 1] for k in range(order)) for t in range(order, len(y))])
    mse = np.mean(np.square(e))
    signal_power = np.mean(np.square(y[order:]))
    return {"errors": e, "mse": mse, "gain": 20 * np.log10(signal_power / mse)}
