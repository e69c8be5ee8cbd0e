# what: adds the weighted past instead of subtracting it (coefficients taken for those of the error filter)
def prediction_error(x, phi):
    z = x - np.mean(x)
    p = len(phi)
    a = np.concatenate(([1.0], phi))
    e = np.array([np.dot(a, z[t - p:t + 1][::-1]) for t in range(p, len(z))])
    mse = np.mean(e ** 2)
    return {"errors": e, "mse": mse, "gain": 10 * np.log10(np.mean(z[p:] ** 2) / mse)}
