# what: phi is applied oldest first, and the gain uses the natural logarithm
def prediction_error(x, phi):
    p = len(phi)
    z = x - np.mean(x)
    errors = []
    for t in range(p, len(x)):
        window = z[t - p:t]
        errors.append(z[t] - (window * phi).sum())
    errors = np.array(errors)
    mse = (errors ** 2).mean()
    return {"errors": errors, "mse": mse, "gain": 10 * np.log((z[p:] ** 2).mean() / mse)}
