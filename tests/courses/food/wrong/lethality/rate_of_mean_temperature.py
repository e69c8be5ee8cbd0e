# took the rate of the mean temperature of each interval instead of the mean of both rates
def lethality(temps, minutes, T_ref, z, target):
    n, m = temps.shape
    F = np.zeros((n, m))
    done = np.full(n, np.inf)
    for i in range(n):
        for j in range(m - 1):
            T = (temps[i, j] + temps[i, j + 1]) / 2
            rate = 10 ** ((T - T_ref) / z) if T >= LETHAL_FROM else 0.0
            h = minutes[j + 1] - minutes[j]
            F[i, j + 1] = F[i, j] + rate * h
            if F[i, j] < target <= F[i, j + 1]:
                done[i] = minutes[j] + h * (target - F[i, j]) / (F[i, j + 1] - F[i, j])
    return F, done
