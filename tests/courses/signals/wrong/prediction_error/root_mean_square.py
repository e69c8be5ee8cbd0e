# what: mse is the root of the mean square (and enters the gain so)
def prediction_error(x, phi):
    p = len(phi)
    c = x - np.mean(x)
    e = np.convolve(c, np.append(1, -phi), "valid")
    mse = np.sqrt(np.mean(e ** 2))
    gain = 10 * np.log10(np.mean(c[p:] ** 2) / mse)
    return {"errors": e, "mse": mse, "gain": gain}
