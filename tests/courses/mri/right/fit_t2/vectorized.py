# without a loop: weights are zero behind the first bad echo, normal equations by Cramer's rule
def fit_t2(echoes, TE, sigma):
    first = np.cumprod(echoes > 3 * sigma, axis=1).astype(bool)
    used = first.sum(axis=1)
    power = np.where(first, echoes**2 - 2 * sigma**2, 1.0)
    w = np.where(first, power, 0.0)
    y = np.log(power) / 2
    t = TE - TE[0]
    s, st, stt = w.sum(1), w @ t, w @ t**2
    sy, sty = (w * y).sum(1), (w * y) @ t
    fit = used >= 2
    det = np.where(fit, s * stt - st**2, 1.0)
    slope = np.where(fit, (s * sty - st * sy) / det, -1.0)
    inter = (stt * sy - st * sty) / det - slope * TE[0]
    return {"T2": np.where(fit, -1 / slope, 0.0), "S0": np.where(fit, np.exp(np.where(fit, inter, 0)), 0.0), "used": used}
