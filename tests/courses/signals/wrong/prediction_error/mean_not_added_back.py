# what: the lagged values are centred but the value itself is raw: the mean is not added back to the prediction
def prediction_error(x, phi):
    mu = x.mean()
    z = x - mu
    p = len(phi)
    e = np.zeros(len(x) - p)
    for k in range(len(e)):
        t = k + p
        pred = phi @ z[t - p:t][::-1]
        e[k] = x[t] - pred
    mse = np.average(e ** 2)
    return {"errors": e, "mse": mse, "gain": 10 * np.log10(np.average(z[p:] ** 2) / mse)}
