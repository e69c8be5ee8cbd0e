# swapped the arguments of arctan2 instead of giving the sine part first
def tidal_harmonics(t, eta, valid, omega):
    """A harmonic analysis of sea level.

    t: times in h, shape (n,)
    eta: sea level in m, shape (n,)
    valid: False where the record has a gap, shape (n,)
    omega: angular frequencies of the constituents in rad/h, shape (c,)

    returns: dictionary with
        mean: the fitted mean level in m, a number
        amplitude: amplitudes in m, shape (c,)
        phase: phases in degrees, from 0 to 360, shape (c,)
        explained: explained part of the variance, a number
    """
    angle = np.outer(t[valid], omega)
    level = eta[valid]
    A = np.hstack([np.ones((len(level), 1)), np.cos(angle), np.sin(angle)])
    x = np.linalg.lstsq(A, level, rcond=None)[0]
    c = len(omega)
    a = x[1 : c + 1]
    b = x[c + 1 :]
    amplitude = np.sqrt(a**2 + b**2)
    phase = np.degrees(np.arctan2(a, b)) % 360
    residual = level - A @ x
    explained = 1 - np.var(residual) / np.var(level)
    return {"mean": x[0], "amplitude": amplitude, "phase": phase, "explained": explained}
