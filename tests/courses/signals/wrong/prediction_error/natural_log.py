# what: natural logarithm instead of log10 in the gain
def prediction_error(x, phi):
    s = x - np.mean(x)
    p = len(phi)
    res = np.convolve(s, np.r_[1, -phi])[p:len(s)]
    mse = np.sum(res ** 2) / len(res)
    sig = np.sum(s[p:] ** 2) / len(res)
    return {'errors': res, 'mse': mse, 'gain': 10 * np.log(sig / mse)}
