# right: a triangular matrix for the sums, np.interp for the time
def lethality(temps, minutes, T_ref, z, target):
    L = np.exp(np.log(10) * (temps - T_ref) / z) * (temps >= LETHAL_FROM)
    m = len(minutes)
    h = np.diff(minutes)
    areas = 0.5 * h * (L[:, :-1] + L[:, 1:])
    upper = np.triu(np.ones((m - 1, m - 1)))
    F = np.hstack([np.zeros((len(temps), 1)), areas @ upper])

    def when(f):
        if f.max() < target:
            return np.inf
        j = np.sum(f < target)
        return np.interp(target, [f[j - 1], f[j]], [minutes[j - 1], minutes[j]])

    return F, np.array([when(f) for f in F])
