# what: 10 log10(power) / mse: the division stands outside of the logarithm
def prediction_error(x, phi):
    p = len(phi)
    z = x - x.mean()
    e = z[p:] - sum(phi[i - 1] * z[p - i:len(z) - i] for i in range(1, p + 1))
    mse = np.mean(e ** 2)
    gain = 10 * np.log10(np.mean(z[p:] ** 2)) / mse
    return {"errors": e, "mse": mse, "gain": gain}
