# counted time from the first sample instead of using t as it is
def tidal_harmonics(t, eta, valid, omega):
    hours = (t - t[0])[valid]
    level = eta[valid]
    c = len(omega)
    X = np.zeros((len(hours), 2 * c + 1))
    X[:, 0] = 1
    X[:, 1 : c + 1] = np.cos(np.outer(hours, omega))
    X[:, c + 1 :] = np.sin(np.outer(hours, omega))
    beta = np.linalg.lstsq(X, level, rcond=None)[0]
    z = beta[1 : c + 1] + 1j * beta[c + 1 :]
    predicted = X @ beta
    explained = 1 - np.var(level - predicted) / np.var(level)
    return {
        "mean": beta[0],
        "amplitude": np.abs(z),
        "phase": np.angle(z, deg=True) % 360,
        "explained": explained,
    }
