# counted the temperatures below LETHAL_FROM as well
def lethality(temps, minutes, T_ref, z, target):
    n, m = temps.shape
    L = 10 ** ((temps - T_ref) / z)
    F = np.zeros((n, m))
    for j in range(1, m):
        F[:, j] = F[:, j - 1] + 0.5 * (L[:, j] + L[:, j - 1]) * (minutes[j] - minutes[j - 1])
    done = np.full(n, np.inf)
    for i in range(n):
        for j in range(1, m):
            if F[i, j] >= target:
                slope = (F[i, j] - F[i, j - 1]) / (minutes[j] - minutes[j - 1])
                done[i] = minutes[j - 1] + (target - F[i, j - 1]) / slope
                break
    return F, done
