# what: the error is prediction minus value instead of value minus prediction
def prediction_error(x, phi):
    xc = x - x.mean()
    n = len(xc)
    p = len(phi)
    pred = sum(phi[i] * xc[p - 1 - i:n - 1 - i] for i in range(p))
    e = pred - xc[p:]
    mse = (e ** 2).mean()
    return {"errors": e, "mse": mse, "gain": 10 * np.log10((xc[p:] ** 2).mean() / mse)}
