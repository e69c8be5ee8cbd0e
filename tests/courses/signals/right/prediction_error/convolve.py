def prediction_error(x, phi):
    z = x - x.mean()
    whitening = np.concatenate(([1.0], -phi))
    e = np.convolve(z, whitening, mode="valid")
    power = np.mean(z[len(phi):] ** 2)
    mse = e @ e / e.size
    return dict(gain=10 * (np.log10(power) - np.log10(mse)), mse=mse, errors=e)
