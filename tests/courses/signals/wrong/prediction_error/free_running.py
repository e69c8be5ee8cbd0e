# what: feeds its own predictions back in as the past values instead of the observed ones
def prediction_error(x, phi):
    m = x.mean()
    p = len(phi)
    z = x - m
    zhat = z.copy()
    for t in range(p, len(z)):
        zhat[t] = np.sum(phi * zhat[t - p:t][::-1])
    err = (z - zhat)[p:]
    mse = np.mean(err ** 2)
    gain = 10 * np.log10(np.mean(z[p:] ** 2) / mse)
    return {"errors": err, "mse": mse, "gain": gain}
