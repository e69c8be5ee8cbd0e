# gave the time of the last reading instead of infinity where the target is never reached
def lethality(temps, minutes, T_ref, z, target):
    L = np.power(10.0, (temps - T_ref) / z) * (temps >= LETHAL_FROM)
    widths = minutes[1:] - minutes[:-1]
    areas = widths * (L[:, 1:] + L[:, :-1]) * 0.5
    F = np.concatenate([np.zeros((len(temps), 1)), np.cumsum(areas, axis=1)], axis=1)
    done = np.zeros(len(temps))
    for i, f in enumerate(F):
        reached = np.flatnonzero(f >= target)
        if len(reached) == 0:
            done[i] = minutes[-1]
        else:
            j = reached[0]
            done[i] = minutes[j - 1] + (target - f[j - 1]) / areas[i, j - 1] * widths[j - 1]
    return F, done
