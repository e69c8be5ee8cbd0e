# right: left and right sums averaged, the time from the later reading back
def lethality(temps, minutes, T_ref, z, target):
    rate = 10 ** (temps / z) / 10 ** (T_ref / z)
    rate[temps < LETHAL_FROM] = 0.0
    dt = np.diff(minutes)
    left = np.cumsum(rate[:, :-1] * dt, axis=1)
    right = np.cumsum(rate[:, 1:] * dt, axis=1)
    F = np.pad((left + right) / 2, ((0, 0), (1, 0)))
    done = np.array([np.inf] * len(F))
    for i in np.flatnonzero(F[:, -1] >= target):
        j = np.searchsorted(F[i], target)
        over = (F[i, j] - target) / (F[i, j] - F[i, j - 1])
        done[i] = minutes[j] - over * dt[j - 1]
    return F, done
