# what: the ratio in the gain is mse over signal power instead of signal power over mse
def prediction_error(x, phi):
    p = phi.shape[0]
    d = x - x.mean()
    e = d[p:].copy()
    for lag, coefficient in enumerate(phi, start=1):
        e -= coefficient * d[p - lag:-lag]
    mse = np.mean(e * e)
    g = 10 * np.log10(mse / np.mean(d[p:] * d[p:]))
    return {"errors": e, "mse": mse, "gain": g}
