# what: off by one: the prediction of x_t uses x_t ... x_{t-p+1} instead of x_{t-1} ... x_{t-p}
def prediction_error(x, phi):
    z = x - np.mean(x)
    p = len(phi)
    errors = []
    for t in range(p, len(z)):
        prediction = 0
        for i in range(p):
            prediction += phi[i] * z[t - i]
        errors.append(z[t] - prediction)
    errors = np.array(errors)
    mse = np.mean(errors ** 2)
    return {"errors": errors, "mse": mse, "gain": 10 * np.log10(np.mean(z[p:] ** 2) / mse)}
