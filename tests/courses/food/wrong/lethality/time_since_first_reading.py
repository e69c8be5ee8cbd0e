# gave the minutes since the first reading instead of the time itself
def lethality(temps, minutes, T_ref, z, target):
    clock = minutes - minutes[0]
    hot = temps >= LETHAL_FROM
    rate = np.zeros(temps.shape)
    rate[hot] = 10 ** ((temps[hot] - T_ref) / z)
    F = np.zeros(temps.shape)
    F[:, 1:] = np.cumsum(np.diff(clock) * (rate[:, 1:] + rate[:, :-1]) / 2, axis=1)
    done = np.empty(len(F))
    for i, f in enumerate(F):
        if f[-1] >= target:
            j = np.nonzero(f >= target)[0][0]
            done[i] = np.interp(target, f[j - 1 : j + 1], clock[j - 1 : j + 1])
        else:
            done[i] = np.inf
    return F, done
